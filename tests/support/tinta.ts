/** The picture of a document's first page. */
export const HOJA = '.hoja-de-documento canvas'

/** Number of dark dots in a canvas of the page; 0 without the canvas. */
export function tintaDe(selector: string): number {
  const canvas = document.querySelector<HTMLCanvasElement>(selector)
  const context = canvas?.getContext('2d')
  if (!canvas || !context || canvas.width * canvas.height === 0) return 0
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
  let dark = 0
  for (let at = 0; at < data.length; at += 4) if ((data[at] ?? 255) < 128) dark += 1
  return dark
}
