import { useState } from 'react'

import { Boton } from '#ui/Boton.tsx'
import { Panel } from '#ui/Panel.tsx'
import { useMedia } from '#ui/useMedia.ts'
import { usePantallaEncendida } from '#ui/usePantallaEncendida.ts'

import { Cuadros } from './Cuadros.tsx'
import { POR_SEGUNDO } from './eleccion.ts'
import { texts } from './texts.ts'

type Props = {
  sobre: Uint8Array<ArrayBuffer>
  onListo: () => void
  onDeNuevo: () => void
}

/** Last step: the loan as frames, repeated without end for the other phone's camera. */
export function Pasar({ sobre, onListo, onDeNuevo }: Props) {
  usePantallaEncendida()
  const [despacio, setDespacio] = useState(false)
  const conCalma = useMedia('(prefers-reduced-motion: reduce)')
  return (
    <>
      <p>{texts.pasarDetalle}</p>
      <Cuadros sobre={sobre} porSegundo={despacio ? POR_SEGUNDO / 2 : POR_SEGUNDO} />
      {/* Below the code, which has to fit whole on a small screen. */}
      {conCalma && (
        <Panel tono="info">
          <p>{texts.sinMovimiento}</p>
        </Panel>
      )}
      <div className="botones">
        <Boton onClick={() => setDespacio(!despacio)}>
          {despacio ? texts.masRapido : texts.masDespacio}
        </Boton>
        <Boton onClick={onDeNuevo}>{texts.empezarDeNuevo}</Boton>
        <Boton tono="primario" onClick={onListo}>
          {texts.yaLoTiene}
        </Boton>
      </div>
    </>
  )
}
