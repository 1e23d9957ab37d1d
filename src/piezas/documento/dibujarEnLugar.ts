import type { Hoja } from './lector.ts'

/** Draws a page into its place: the picture first, then its letters, which no page waits for. */
export async function dibujarEnLugar(
  hoja: Hoja,
  lugar: HTMLElement,
  escala: number,
  signal: AbortSignal,
): Promise<void> {
  // A canvas of its own each time: the one before stays until it is done.
  const lienzo = document.createElement('canvas')
  lienzo.ariaHidden = 'true'
  await hoja.dibujar(lienzo, escala, signal)
  if (signal.aborted) return
  lugar.replaceChildren(lienzo)
  const texto = document.createElement('div')
  texto.className = 'texto-de-hoja'
  try {
    await hoja.escribir?.(texto, escala)
  } catch {
    return // The page is seen; only its letters cannot be selected.
  }
  if (!signal.aborted) lugar.append(texto)
}
