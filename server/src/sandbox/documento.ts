import { createHash } from 'node:crypto'

import { producto } from '#contract/producto.ts'

import { conColores } from '../base/conColores.ts'
import { escape } from '../base/html.ts'
import type { Proveedor } from '../base/proveedor.ts'

const { arco, corazon } = producto.marca

const STYLE = `
:root { color-scheme: light dark; --fondo: #f3f6f3; --hoja: #fff; --letra: #16211b; --tenue: #4d5b53; --borde: #d5ddd7; --enlace: var(--marca) }
@media (prefers-color-scheme: dark) {
  :root { --fondo: #10170f; --hoja: #18201b; --letra: #e9efea; --tenue: #b3c0b8; --borde: #36443c; --enlace: var(--marca-clara) }
}
* { box-sizing: border-box }
body { margin: 0; background: var(--fondo); color: var(--letra); font: 1rem/1.5 Roboto, system-ui, sans-serif; overflow-wrap: anywhere }
header { display: flex; align-items: center; gap: 8px; min-height: 60px; padding: 0 16px; background: var(--marca); color: #fff; font-weight: 700 }
header svg { width: 34px }
main { max-width: 760px; margin: 0 auto; padding: 16px }
h1 { margin: 0 0 4px; font-size: 1.5rem; line-height: 2rem }
h2 { margin: 24px 0 8px; font-size: 1.125rem }
h3 { margin: 0; font-size: 1rem }
article, ul { margin: 0 0 12px; padding: 16px; border: 1px solid var(--borde); border-radius: 12px; background: var(--hoja) }
ul { list-style: none; padding: 4px 16px }
li { padding: 10px 0 } li + li { border-top: 1px solid var(--borde) }
p { margin: 0 0 8px } .tenue { color: var(--tenue); font-size: .875rem }
pre { margin: 12px 0 0; font: inherit; white-space: pre-wrap }
main > svg { display: block; width: min(100%, 60vh); margin: 0 auto 12px; border-radius: 12px }
a { color: var(--enlace); display: inline-block; padding: 2px 0 } :is(li, main > p) > a { min-height: 44px; padding: 10px 0; font-weight: 600 }
`

/** A sandbox page runs no script, and loads only pictures and its own style text. */
export const headersFor = (style: string, more = '') => ({
  'Cache-Control': 'no-store',
  'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; img-src 'self';${more} form-action 'none'; base-uri 'none'; frame-ancestors 'none'`,
})

/** The logo on the bar: the product's, or the insurer's own. */
export const marcaDe = ({ marcas }: Proveedor) =>
  marcas?.conLogo
    ? '<svg viewBox="2 6 44 38" aria-hidden="true"><image href="/favicon.svg" x="5" y="6" width="38" height="38"/></svg>'
    : PROPIA

const PROPIA = `<svg viewBox="2 6 44 38" aria-hidden="true"><path d="${arco}" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round"/><path d="${corazon}" fill="var(--marca-tenue)"/></svg>`

/** A sandbox page with the product's look, and its headers. */
export function documento(proveedor: Proveedor, titulo: string, body: string) {
  const style = conColores(STYLE, proveedor)
  const nombre = escape(proveedor.nombre)
  const html = `<!doctype html><html lang="es-AR"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${titulo} · ${nombre}</title><style>${style}</style><header>${marcaDe(proveedor)}${nombre}</header><main><h1>${titulo}</h1>${body}</main></html>`
  return { html, headers: headersFor(style) }
}
