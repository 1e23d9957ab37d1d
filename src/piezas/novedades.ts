import type { Refresh } from '#local/operation.ts'

import { texts } from './novedadesTexts.ts'
import { type Novedades, pedirNovedades } from './pedirNovedades.ts'
import { seguirElDedo } from './tirar.ts'

/** Refreshes these copies, and reports the progress in words. */
export async function buscarNovedades(
  de: readonly Refresh[],
  decir: (dicho: string) => void,
): Promise<void> {
  decir(texts.buscando)
  let came: Novedades | undefined
  try {
    came = await pedirNovedades(de)
  } finally {
    decir(enPalabras(came))
  }
}

function enPalabras(novedades: Novedades | undefined): string {
  if (!novedades) return texts.noSePudo
  if (novedades.state !== 'falla') return texts[novedades.state]
  const { kind, message } = novedades.failure
  if (kind === 'sin-senal') return texts.sinSenal
  return kind === 'portal-cautivo' || kind === 'sesion' ? message : texts.noSePudo
}

/** Does the same for a finger that pulls the page down. Returns a function that stops it. */
export const alTirar = (
  primero: TouchEvent,
  decir: (dicho: string) => void,
  buscar: () => void,
): (() => void) =>
  seguirElDedo(primero, {
    alPasar: (pasa) => decir(pasa ? texts.solta : ''),
    alSoltar: buscar,
  })
