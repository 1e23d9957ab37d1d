import { createHash } from 'node:crypto'

import { PALETA, rampasDe } from '#colores/rampas.ts'
import { variables } from '#colores/variables.ts'
import type { Dicho, Formas } from '#contract/dicho.ts'
import { FORMAS } from '#contract/formas.ts'
import { campoDeIngreso } from '#contract/ingreso.ts'
import { porDefecto } from '#contract/producto.ts'

import { escape } from '../base/html.ts'
import type { Proveedor } from '../base/proveedor.ts'

const DOCUMENTS = ['/index.html', '/shell.html', '/mostrador.html']
const FAVICON = '/favicon.svg'
const MANIFEST = '/manifest.webmanifest'
const WORKER = '/sw.js'
/** The only style sheet without the documents' variables. */
const REPAIR = '/reparar.css'

/**
 * Files of the build in this installation's words and colours, by address; only files that differ. The build itself is the
 * default's. `read` gives undefined for a file that the build does not have.
 */
export function escritos(
  read: (name: string) => string | undefined,
  proveedor: Proveedor,
): ReadonlyMap<string, string> {
  const written = new Map<string, string>()
  const write = (name: string, change: (text: string) => string) => {
    const built = read(name)
    const text = built === undefined ? undefined : change(built)
    if (text !== undefined && text !== built) written.set(name, text)
  }
  const dicho = JSON.stringify(dichoDe(proveedor))
  for (const name of DOCUMENTS) write(name, (html) => documento(html, proveedor, dicho))
  write(FAVICON, (svg) => favicon(svg, proveedor))
  write(MANIFEST, (text) => manifiesto(text, proveedor))
  write(WORKER, (code) => serviceWorker(code, written, dicho))
  // Never stored by the service worker: its list does not have it.
  write(REPAIR, (css) => css.replaceAll(PALETA.marca, proveedor.colores.marca))
  return written
}

/** Differences from the defaults, for pages and workers. */
function dichoDe({ nombre, lema, aplicacion, marcas, formas, textos }: Proveedor): Dicho {
  const otras = formasDeTelefono(formas)
  return {
    ...(nombre !== porDefecto.nombre && { nombre }),
    ...(lema !== porDefecto.lema && { lema }),
    ...(aplicacion.id !== porDefecto.idAplicacion && { idAplicacion: aplicacion.id }),
    ...(aplicacion.version !== porDefecto.version && { versionAnunciada: aplicacion.version }),
    ...(marcas?.conLogo && { logo: FAVICON }),
    ...(Object.keys(otras).length > 0 && { formas: otras }),
    ...(Object.keys(textos).length > 0 && { textos }),
  }
}

/** Forms that differ and that a phone reads or writes: it gets member numbers written already. */
function formasDeTelefono({ matricula, ingreso, zona }: Formas): Partial<Formas> {
  const differs = ([name, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(FORMAS[name as keyof Formas]) // a name of this object
  return Object.fromEntries(Object.entries({ matricula, ingreso, zona }).filter(differs))
}

const NOTHING = '{}'
/** Drawn at once where the installation offers passkeys, so that no link moves once the host has answered. */
const PASSKEY = /\s*<button[^>]*id="llave"[^]*?<\/button>/
const BETA = '<span class="beta">BETA</span>'
/** The product's mark in a document, and the insurer's in its place (src/ui/Marca.tsx). */
const MARK = /(<svg viewBox="2 6 44 38"[^>]*>)[^]*?(<\/svg>)/g
const LOGO = `<image href="${FAVICON}" x="5" y="6" width="38" height="38"/>`

function favicon(built: string, { colores, marcas }: Proveedor): string {
  if (marcas) return marcas.favicon
  return built
    .replaceAll(PALETA.marca, colores.marca)
    .replaceAll(rampasDe(PALETA).uno[140], rampasDe(colores).uno[140])
}

function documento(
  html: string,
  { nombre, lema, colores, marcas, formas, textos, capacidades }: Proveedor,
  dicho: string,
): string {
  if (nombre !== porDefecto.nombre && !html.includes(porDefecto.nombre))
    throw new Error('A document of the build does not say the default name: build the app again.')
  const style = variables(PALETA)
  const own = variables(colores)
  if (own !== style && !html.includes(style))
    throw new Error('A document of the build lacks the default colours: build the app again.')
  const named = html
    .replaceAll(porDefecto.nombre, () => escape(nombre))
    .replaceAll(porDefecto.lema, () => escape(lema))
    .replace(style, own)
    .replace(`content="${PALETA.marca}"`, `content="${colores.marca}"`)
    .replace(campoDeIngreso('ambos'), campoDeIngreso(formas.ingreso))
    .replace(textos.beta === false ? BETA : '', '')
    .replace(capacidades.includes('llaves-de-acceso') ? '' : PASSKEY, '')
  const marked = marcas?.conLogo ? named.replaceAll(MARK, `$1${LOGO}$2`) : named
  if (dicho === NOTHING) return marked
  return marked.replace(
    /<meta charset="utf-8"[^>]*>/,
    (first) => `${first}<meta name="proveedor" content="${escape(dicho)}">`,
  )
}

function manifiesto(text: string, proveedor: Proveedor): string {
  const { nombre, nombreCorto, lema, colores, marcas } = proveedor
  const built = JSON.parse(text) as Record<string, unknown>
  const said = {
    name: nombre,
    short_name: nombreCorto,
    description: lema,
    theme_color: colores.marca,
  }
  const isSaid = Object.entries(said).every(([name, value]) => built[name] === value)
  // The build's pictures show the default's name and colours.
  if (isSaid && !marcas) return text
  const written = JSON.stringify({ ...built, ...said, screenshots: undefined })
  // Another address for another icon: browsers take it for the icon of installed apps too.
  return marcas
    ? written.replaceAll(/("\/icono-[\w-]+\.png)"/g, `$1?v=${marcas.version}"`)
    : written
}

/** The worker's own list holds the hash of each file: a changed file would be refused as a stranger's. */
function serviceWorker(code: string, written: ReadonlyMap<string, string>, dicho: string): string {
  let listed = code
  for (const [name, text] of written) {
    const integrity = createHash('sha256').update(text).digest('base64')
    const entry = new RegExp(
      `\\{[^{}]*"url":"${name.slice(1).replaceAll('.', '\\.')}"[^{}]*\\}`,
      'g',
    )
    if (!entry.test(listed)) throw new Error(`sw.js does not list ${name}: build the app again.`)
    listed = listed.replaceAll(entry, (found) => {
      const was = JSON.parse(found) as Record<string, unknown>
      const revision = integrity.slice(-9, -1)
      return JSON.stringify({ ...was, revision, ...('integrity' in was && { integrity }) })
    })
  }
  return dicho === NOTHING ? listed : `self.name=${JSON.stringify(dicho)};${listed}`
}
