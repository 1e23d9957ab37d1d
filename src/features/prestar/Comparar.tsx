import { useState } from 'react'

import type { Anuncio } from '#contract/encargo/anuncio.ts'
import { fechaYHora } from '#formato/instantes.ts'
import { formatDocumento } from '#formato/numeros.ts'
import { reportBug } from '#local/bases/open.ts'
import type { Eleccion } from '#model/encargos/prestamo.ts'
import { Cifras } from '#piezas/encargo/Cifras.tsx'
import { enumerar, quePresta } from '#piezas/encargo/palabras.ts'
import { useFamilia } from '#piezas/familia/useFamilia.ts'
import { Boton } from '#ui/Boton.tsx'
import { Palabras } from '#ui/Palabras.tsx'
import { Panel } from '#ui/Panel.tsx'
import { useAhora } from '#ui/useAhora.ts'

import { texts } from './texts.ts'
import { type Firmado, usePrestar } from './usePrestar.ts'

type Props = {
  anuncio: Anuncio
  eleccion: Eleccion
  onFirmado: (firmado: Firmado) => void
  onDistinto: () => void
}

/** Third step: the six figures and the whole loan in words, before it is signed. */
export function Comparar({ anuncio, eleccion, onFirmado, onDistinto }: Props) {
  const prestar = usePrestar()
  const [ocupado, setOcupado] = useState(false)
  const [rechazo, setRechazo] = useState<string>()
  async function firmar() {
    setOcupado(true)
    const kept = await prestar(eleccion, anuncio).finally(() => setOcupado(false))
    if (kept.kept) onFirmado(kept.value)
    else setRechazo(kept.message)
  }
  return (
    <>
      <p>{texts.compararDetalle}</p>
      <Cifras anuncio={anuncio} />
      <EnPalabras anuncio={anuncio} eleccion={eleccion} />
      {rechazo !== undefined && (
        <Panel tono="error" titulo={texts.noSePresto} alerta>
          <p>{rechazo}</p>
        </Panel>
      )}
      <div className="botones final">
        <Boton onClick={onDistinto}>{texts.noEsIgual}</Boton>
        <Boton
          tono="primario"
          ocupado={ocupado}
          onClick={() => {
            if (!ocupado) void firmar().catch(reportBug)
          }}
        >
          <Palabras ocupado={ocupado} quieto={texts.siEsIgual} haciendo={texts.firmando} />
        </Boton>
      </div>
    </>
  )
}

function EnPalabras({ anuncio: { recibe }, eleccion }: Pick<Props, 'anuncio' | 'eleccion'>) {
  const { nombreDe } = useFamilia()
  const ahora = useAhora(30_000)
  const { miembros, alcance, vida } = eleccion
  const nombres = enumerar(miembros.map((uno) => nombreDe(uno) ?? texts.alguien))
  return (
    <dl className="tarjeta datos-de-prestamo">
      <dt className="tenue">{texts.para}</dt>
      <dd>
        {recibe.nombre}, {texts.dni}{' '}
        <span className="dato">{formatDocumento(recibe.documento)}</span>
      </dd>
      <dt className="tenue">{texts.que}</dt>
      <dd>{texts.de(nombres, quePresta(alcance))}</dd>
      <dt className="tenue">{texts.tiempo}</dt>
      <dd>{fechaYHora(ahora + vida * 60_000)}</dd>
    </dl>
  )
}
