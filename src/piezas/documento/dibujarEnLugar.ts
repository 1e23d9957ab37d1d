import type { Hoja } from './lector.ts'

/** Draws a page into its element: first the picture, then a layer of selectable text, which may come later. */
export async function dibujarEnLugar(
  hoja: Hoja,
  lugar: HTMLElement,
  escala: number,
  signal: AbortSignal,
): Promise<void> {
  // A new canvas each time: the former drawing stays visible until this one is done.
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
    return // The page is visible; only its text cannot be selected.
  }
  if (!signal.aborted) lugar.append(texto)
}
