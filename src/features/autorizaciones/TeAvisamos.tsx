import { noPreguntarMas, useConvienePreguntar } from '#live/novedades/avisos.ts'
import { PedirAvisos } from '#piezas/avisos/PedirAvisos.tsx'

import { texts } from './nuevaTexts.ts'

/** Offers notifications right after a request is generated: here the person waits for an answer. */
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
