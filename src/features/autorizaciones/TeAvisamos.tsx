import { noPreguntarMas, useConvienePreguntar } from '#live/avisos.ts'
import { PedirAvisos } from '#piezas/avisos/PedirAvisos.tsx'

import { texts } from './nuevaTexts.ts'

/** Asked where it means something: an answer is waited for. */
export function TeAvisamos() {
  const conviene = useConvienePreguntar()
  if (!conviene) return null
  return (
    <PedirAvisos
      pregunta={texts.teAvisamos}
      detalle={texts.teAvisamosDetalle}
      onAhoraNo={() => void noPreguntarMas()}
    />
  )
}
