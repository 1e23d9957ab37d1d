import { DocumentText24Regular } from '@fluentui/react-icons/svg/document-text'
import { Edit24Regular } from '@fluentui/react-icons/svg/edit'

import type { DerivacionTransitoria } from '#contract/derivaciones.ts'
import { formatFecha } from '#formato/fechas.ts'
import { useDocumento } from '#live/archivos/documento.ts'
import { useSinSenal } from '#live/copias/useSignal.ts'
import { carta, idDe, papelDe, viajan } from '#model/derivaciones.ts'
import { Dato } from '#piezas/Dato.tsx'
import { Boton } from '#ui/Boton.tsx'
import { EnlaceBoton } from '#ui/EnlaceBoton.tsx'
import { aparato } from '#ui/esMovil.ts'

import { texts } from './texts.ts'

type Props = { una: DerivacionTransitoria; onCarta: () => void }

/** All data of a referral. Its letter is fetched with signal, and read without. */
export function Abierta({ una, onCarta }: Props) {
  const suCarta = useDocumento(carta, papelDe(una))
  const sinSenal = useSinSenal()
  const falta = sinSenal && suCarta?.state === 'falta'
  return (
    <div className="abierta">
      <dl className="datos">
        <Dato titulo={texts.obraSocial}>{una.obraSocial ?? una.sigla ?? ''}</Dato>
        <Dato titulo={texts.desde} esDato>
          {formatFecha(una.fechaDesde)}
        </Dato>
        <Dato titulo={texts.hasta} esDato>
          {formatFecha(una.fechaHasta)}
        </Dato>
        <Dato titulo={texts.afiliados}>
          {viajan(una)
            .map(({ nombre, apellido }) => `${nombre} ${apellido}`)
            .join(', ')}
        </Dato>
      </dl>
      <div className="botones relleno">
        <Boton
          tono="primario"
          icono={<DocumentText24Regular />}
          disabled={falta}
          aria-describedby={falta ? `carta-${idDe(una)}` : undefined}
          onClick={onCarta}
        >
          {texts.carta}
        </Boton>
        <EnlaceBoton href={`/add-derivacion?id=${idDe(una)}`} icono={<Edit24Regular />}>
          {texts.editar}
        </EnlaceBoton>
        {falta && (
          <p className="tenue" id={`carta-${idDe(una)}`}>
            {texts.cartaSinSenal(aparato())}
          </p>
        )}
      </div>
    </div>
  )
}
