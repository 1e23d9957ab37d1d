import { ladoDeQr } from '#ui/ladoDeQr.ts'

/** Sets a code's size to fit its box on this screen. */
export function medir(svg: SVGSVGElement, box: HTMLElement) {
  const lado = String(ladoDeQr(svg.viewBox.baseVal.width, box.clientWidth))
  svg.setAttribute('width', lado)
  svg.setAttribute('height', lado)
}
