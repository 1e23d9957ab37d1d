import { ladoDeQr } from '#ui/ladoDeQr.ts'

/** Sizes a code so that it fits its box on this screen. */
export function medir(svg: SVGSVGElement, box: HTMLElement) {
  const lado = String(ladoDeQr(svg.viewBox.baseVal.width, box.clientWidth))
  svg.setAttribute('width', lado)
  svg.setAttribute('height', lado)
}
