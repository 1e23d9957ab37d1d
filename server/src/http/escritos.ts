import { createHash } from 'node:crypto'

import type { Dicho, Formas } from '#contract/dicho.ts'
import { FORMAS } from '#contract/formas.ts'
import { campoDeIngreso } from '#contract/ingreso.ts'
import { porDefecto } from '#contract/producto.ts'

import { escape } from '../base/html.ts'
import type { Proveedor } from '../base/proveedor.ts'

const DOCUMENTS = ['/index.html', '/shell.html', '/mostrador.html']
const MANIFEST = '/manifest.webmanifest'
const WORKER = '/sw.js'

/**
 * Files of the build in this installation's words, by address; only files that differ. The build itself is the
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
  write(MANIFEST, (text) => manifiesto(text, proveedor))
  write(WORKER, (code) => serviceWorker(code, written, dicho))
  return written
}

/** Differences from the defaults, for pages and workers. */
function dichoDe({ nombre, lema, aplicacion, formas, textos }: Proveedor): Dicho {
  const otras = formasDeTelefono(formas)
  return {
    ...(nombre !== porDefecto.nombre && { nombre }),
    ...(lema !== porDefecto.lema && { lema }),
    ...(aplicacion.id !== porDefecto.idAplicacion && { idAplicacion: aplicacion.id }),
    ...(aplicacion.version !== porDefecto.version && { versionAnunciada: aplicacion.version }),
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
const BETA = '<span class="beta">BETA</span>'

function documento(
  html: string,
  { nombre, lema, formas, textos }: Proveedor,
  dicho: string,
): string {
  if (nombre !== porDefecto.nombre && !html.includes(porDefecto.nombre))
    throw new Error('A document of the build does not say the default name: build the app again.')
  const named = html
    .replaceAll(porDefecto.nombre, () => escape(nombre))
    .replaceAll(porDefecto.lema, () => escape(lema))
    .replace(campoDeIngreso('ambos'), campoDeIngreso(formas.ingreso))
    .replace(textos.beta === false ? BETA : '', '')
  if (dicho === NOTHING) return named
  return named.replace(
    /<meta charset="utf-8"[^>]*>/,
    (first) => `${first}<meta name="proveedor" content="${escape(dicho)}">`,
  )
}

function manifiesto(text: string, { nombre, nombreCorto, lema }: Proveedor): string {
  const built = JSON.parse(text) as Record<string, unknown>
  const said = { name: nombre, short_name: nombreCorto, description: lema }
  const isSaid = Object.entries(said).every(([name, value]) => built[name] === value)
  return isSaid ? text : JSON.stringify({ ...built, ...said })
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
