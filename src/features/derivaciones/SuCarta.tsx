import { ArrowDownload24Regular } from '@fluentui/react-icons/svg/arrow-download'
import { DocumentText24Regular } from '@fluentui/react-icons/svg/document-text'
import { useId } from 'react'

import type { DerivacionTransitoria } from '#contract/derivaciones.ts'
import { useDocumento } from '#live/archivos/documento.ts'
import type { Cambio } from '#live/cambios/useCambios.ts'
import { useResource } from '#live/copias/useResource.ts'
import { useSinSenal } from '#live/copias/useSignal.ts'
import type { CambioDeDerivacion } from '#model/cambioDeDerivacion.ts'
import {
  carta,
  datosDe,
  datosDelCambio,
  papelDe,
  sonIguales,
  transitorias,
} from '#model/derivaciones.ts'
import { conGuardadas } from '#model/derivacionesGuardadas.ts'
import { pedido } from '#piezas/documento/pedido.ts'
import { useDocumentos } from '#piezas/documento/useDocumentos.tsx'
import { Boton } from '#ui/Boton.tsx'
import { aparato } from '#ui/esMovil.ts'

import { texts } from './texts.ts'

/** Letter of a referral that was just accepted. The answer itself identifies it, so the list is not awaited. */
export function SuCarta({ de }: { de: Cambio<CambioDeDerivacion> }) {
  const lista = useResource(transitorias, {})
  const [deRespuesta] = conGuardadas([], [de.payload], [de])
  const dice = datosDelCambio(de.payload)
  const enLista =
    lista.state === 'ready'
      ? lista.value.find((otra) => sonIguales(datosDe(otra), dice))
      : undefined
  const una = enLista ?? deRespuesta
  return una ? <Carta una={una} /> : <p className="tenue">{texts.cartaEnLista}</p>
}

function Carta({ una }: { una: DerivacionTransitoria }) {
  const papel = papelDe(una)
  const copia = useResource(carta, papel)
  const aca = useDocumento(carta, papel)
  const sinSenal = useSinSenal()
  const documentos = useDocumentos()
  const id = useId()
  const suya = pedido(carta, papel, { titulo: texts.carta })
  const guardada = aca?.state === 'guardado'
  const falta = !guardada && sinSenal
  const noVino = copia.state === 'absent' && copia.failure !== undefined
  const porque = falta ? { disabled: true, 'aria-describedby': id } : {}
  return (
    <>
      <div className="botones">
        <Boton
          tono="primario"
          icono={<DocumentText24Regular />}
          {...porque}
          onClick={() => documentos.ver(suya)}
        >
          {texts.verCarta}
        </Boton>
        <Boton
          icono={<ArrowDownload24Regular />}
          ocupado={documentos.ocupado === suya.key}
          {...porque}
          onClick={() => void documentos.descargar(suya)}
        >
          {texts.descargar}
        </Boton>
      </div>
      <p className="tenue" id={id}>
        {guardada ? texts.lleva(aparato()) : texts.llevaSinCarta}
        {(falta || noVino) && ` ${texts.cartaSinSenal(aparato())}`}
      </p>
      {documentos.visor}
    </>
  )
}
