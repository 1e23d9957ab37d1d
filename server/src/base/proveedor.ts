import { existsSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { type Failure, type Infer, array, object, optional, validate } from 'superstruct'

import type { Paleta } from '#colores/rampas.ts'
import { esCorreo } from '#contract/correo.ts'
import type { Formas } from '#contract/dicho.ts'
import { porDefecto } from '#contract/producto.ts'

import { BadEnvironment } from './badEnvironment.ts'
import { CAPACIDADES } from './capacidades.ts'
import { ColoresDeArchivo, paletaDe } from './colores.ts'
import { Numeros, ZonaHoraria, formasDe } from './formas.ts'
import { ArchivoDeLogo, type Marcas, origenDeMarcas, readMarcas } from './marcas.ts'
import { Textos } from './textos.ts'
import { texto, valor } from './valor.ts'

const PROPIA_MAQUINA = /^(localhost|127\.0\.0\.1|\[::1\])$/

function esOrigen(value: unknown): boolean {
  if (value === '') return true
  if (typeof value !== 'string' || !URL.canParse(value)) return false
  const { protocol, hostname, origin } = new URL(value)
  return (
    value === origin &&
    (protocol === 'https:' || (protocol === 'http:' && PROPIA_MAQUINA.test(hostname)))
  )
}

/** The file, as an insurer writes it. */
const Archivo = object({
  nombre: texto(40),
  /** Below the icon on a phone's screen, where there is little room. */
  nombreCorto: optional(texto(16)),
  lema: optional(texto(80)),
  colores: optional(ColoresDeArchivo),
  logo: optional(ArchivoDeLogo),
  api: optional(
    object({
      base: optional(
        valor<string>(
          'una dirección que empieza con https:// y no tiene camino, o "" si la API está en este mismo servidor',
          esOrigen,
        ),
      ),
      segmento: optional(
        valor<string>(
          'una sola parte de un camino, sin barras: letras, números, "-" y "_"',
          (value) => typeof value === 'string' && /^[\w-]+$/.test(value),
        ),
      ),
    }),
  ),
  aplicacion: optional(
    object({
      id: optional(
        valor<number>(
          'un número entero mayor que 0',
          (value) => Number.isInteger(value) && Number(value) > 0,
        ),
      ),
      /** Version that the API names as the current one. */
      version: optional(texto(20)),
    }),
  ),
  numeros: optional(Numeros),
  zonaHoraria: optional(ZonaHoraria),
  textos: optional(Textos),
  capacidades: optional(
    array(
      valor<string>(`una de estas: ${CAPACIDADES.join(', ')}`, (value) =>
        CAPACIDADES.some((name) => name === value),
      ),
    ),
  ),
  correo: optional(
    object({
      remitente: optional(
        valor<string>(
          'una dirección de correo',
          (value) => typeof value === 'string' && esCorreo(value),
        ),
      ),
    }),
  ),
})
type Archivo = Infer<typeof Archivo>

/** Insurer of this portal, and the way to its API: complete, and checked. */
export type Proveedor = {
  nombre: string
  nombreCorto: string
  lema: string
  colores: Paleta
  /** Own images, of which the app's are the default. */
  marcas: Marcas | undefined
  api: { base: string; segmento: string }
  aplicacion: { id: number; version: string }
  formas: Formas
  textos: Infer<typeof Textos>
  capacidades: readonly string[]
  remitente: string | undefined
}

const ARCHIVO = 'proveedor.json'

/** The configuration without a file. */
export const PROVEEDOR: Proveedor = completo({ nombre: porDefecto.nombre })

/** Folder of an insurer: by its name in `proveedores/`, or by its path. */
export const pathOf = (named: string, root: string) =>
  /[./\\]/.test(named) ? resolve(root, named) : join(root, 'proveedores', named)

/** Configuration from a folder with the file, or the file itself; each mistake in it is one sentence. */
export function readProveedor(path: string): Proveedor {
  const { file, ...archivo } = readArchivo(path)
  const proveedor = completo(archivo)
  const marcas = readMarcas(file, { ...proveedor, logo: archivo.logo })
  if (marcas && 'falta' in marcas) throw new BadEnvironment(`${file}: ${marcas.falta}`)
  return { ...proveedor, marcas }
}

/** Origin of an insurer's images: for the command that makes them. */
export function readOrigenDeMarcas(path: string) {
  const { file, ...archivo } = readArchivo(path)
  const proveedor = completo(archivo)
  const origen = origenDeMarcas(file, { ...proveedor, logo: archivo.logo })
  if ('falta' in origen)
    throw new BadEnvironment(`${file}: "logo" es "${archivo.logo}", y ese archivo ${origen.falta}.`)
  return { ...proveedor, ...origen }
}

function readArchivo(path: string): Archivo & { file: string } {
  const file = existsSync(path) && statSync(path).isDirectory() ? join(path, ARCHIVO) : path
  if (!existsSync(file))
    throw new BadEnvironment(
      `PROVEEDOR: no existe ${file}. Tiene que ser una carpeta con ${ARCHIVO}, o ese archivo.`,
    )
  const content = parse(file)
  const [error, value] = validate(content, Archivo)
  if (value) return { ...value, file }
  const dichas = new Set(outer(error.failures()).map(enPalabras))
  throw new BadEnvironment([...dichas].map((dicha) => `${file}: ${dicha}`).join('\n'))
}

/** Failures without those inside a value that is itself of the wrong kind. */
function outer(all: Failure[]): Failure[] {
  const wrong = all.filter(({ type }) => type === 'object' || type === 'array')
  const isInside = (path: unknown[]) =>
    wrong.some(
      (one) => one.path.length < path.length && one.path.every((name, at) => name === path[at]),
    )
  return all.filter(({ path }) => !isInside(path))
}

function completo({
  nombre,
  nombreCorto,
  lema,
  colores,
  api,
  aplicacion,
  ...more
}: Archivo): Proveedor {
  return {
    nombre,
    nombreCorto: nombreCorto ?? nombre,
    lema: lema ?? porDefecto.lema,
    colores: paletaDe(colores),
    marcas: undefined,
    api: { base: api?.base ?? '', segmento: api?.segmento ?? porDefecto.provider },
    aplicacion: {
      id: aplicacion?.id ?? porDefecto.idAplicacion,
      version: aplicacion?.version ?? porDefecto.version,
    },
    formas: formasDe(more.numeros, more.zonaHoraria),
    textos: more.textos ?? {},
    capacidades: more.capacidades ?? CAPACIDADES,
    remitente: more.correo?.remitente,
  }
}

function parse(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    const why = error instanceof Error ? error.message : ''
    throw new BadEnvironment(`${file}: no es JSON (${why}).`)
  }
}

const dicho = (value: unknown) => JSON.stringify(value)?.slice(0, 80)

/** One mistake in words: its place, the value found there, the description of a right one. */
function enPalabras({ path, type, value, message, branch, refinement }: Failure): string {
  const where = path.join('.')
  if (type === 'never') {
    const dueno = path.slice(0, -1).join('.')
    return `"${where}" no se conoce. ${dueno ? `En "${dueno}" puede` : 'Puede'} haber ${claves(path)}.`
  }
  const debeSer = refinement
    ? message
    : type === 'object'
      ? 'un objeto { … }'
      : type === 'array'
        ? 'una lista [ … ]'
        : message
  if (branch.length === 1) return `tiene que ser ${debeSer}.`
  return value === undefined
    ? `falta "${where}": tiene que ser ${debeSer}.`
    : `"${where}" es ${dicho(value)}, y tiene que ser ${debeSer}.`
}

/** Names that may stand beside an unknown one. */
function claves(path: readonly unknown[]): string {
  let struct: { schema: unknown } = Archivo
  const inside = () => struct.schema as Record<string, typeof struct> // an object's schema, by its path
  for (const name of path.slice(0, -1))
    // A list's schema is the struct of its elements.
    struct =
      typeof name === 'number'
        ? (struct.schema as typeof struct)
        : (inside()[String(name)] ?? struct)
  return Object.keys(inside()).join(', ')
}
