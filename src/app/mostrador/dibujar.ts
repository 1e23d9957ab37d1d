import { ladoDeQr } from '#ui/ladoDeQr.ts'

/** Gives a code the size that its box has on this screen. */
export function medir(svg: SVGSVGElement, box: HTMLElement) {
  const lado = String(ladoDeQr(svg.viewBox.baseVal.width, box.clientWidth))
  svg.setAttribute('width', lado)
  svg.setAttribute('height', lado)
}
