import { type Paleta, rampasDe } from '#colores/rampas.ts'
import { producto } from '#contract/producto.ts'

/** Mistake of a drawing, in words that end a sentence; undefined if it can be a logo. */
export function faltaDeLogo(svg: string): string | undefined {
  const kb = Math.ceil(Buffer.byteLength(svg) / 1024)
  if (kb > MAX_KB) return `pesa ${kb} KB, y puede pesar ${MAX_KB} KB`
  if (!IS_SVG.test(withoutHead(svg))) return 'no es un SVG con viewBox'
  const runs = RUNS.exec(svg)?.[0]
  if (runs !== undefined)
    return `tiene algo que corre o se abre (${JSON.stringify(runs.trim())}), y un logo es un dibujo`
  const outside = OUTSIDE.exec(svg)?.[0]
  return outside === undefined
    ? undefined
    : `pide algo de afuera (${JSON.stringify(outside.trim())}), y todo el dibujo tiene que estar en el archivo`
}

const MAX_KB = 200
const IS_SVG = /^<svg\b[^>]*\sviewBox="[\d.\s,-]+"[^>]*>[^]*<\/svg>\s*$/
const RUNS = /<(?:\w+:)?(?:script|foreignObject|iframe)\b|\son\w+\s*=|javascript:/i
/** References to anything but a part of the drawing itself, or a picture inside it. */
const OUTSIDE =
  /\bhref\s*=\s*["'](?!#|data:image\/(?:png|jpeg|webp);)[^"']*|url\(\s*["']?(?!["'#]|data:image\/(?:png|jpeg|webp);)[^)]*|@import|<!ENTITY|<\?xml-stylesheet/i

/** The drawing from its first tag on. */
const withoutHead = (svg: string) =>
  svg.replace(/^(?:\s|\uFEFF|<\?xml[^>]*\?>|<!DOCTYPE[^>[]*>|<!--[^]*?-->)*/, '')

/** The product's own mark, for an insurer that names no logo. */
export function logoPropio(colores: Paleta): string {
  const { arco, corazon } = producto.marca
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="2 6 44 38"><path d="${arco}" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round"/><path d="${corazon}" fill="${rampasDe(colores).uno[140]}"/></svg>`
}

type Azulejo = { color: string; radio: number; dibujo: number }
const LADO = 512

/** A logo on a square of the insurer's colour. `dibujo` is the side of the logo, of 512. */
export function azulejo(svg: string, { color, radio, dibujo }: Azulejo): string {
  const at = (LADO - dibujo) / 2
  const box = `x="${at}" y="${at}" width="${dibujo}" height="${dibujo}"`
  const inside = withoutHead(svg)
    .trim()
    .replace(/^<svg\b[^>]*>/, (tag) =>
      tag.replaceAll(/\s(?:x|y|width|height)="[^"]*"/g, '').replace('<svg', `<svg ${box}`),
    )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${LADO} ${LADO}"><rect width="${LADO}" height="${LADO}"${radio > 0 ? ` rx="${radio}"` : ''} fill="${color}"/>${inside}</svg>`
}
