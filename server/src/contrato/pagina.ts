import { escape } from '../base/html.ts'
import { DE_CAPACIDADES } from './capacidades.ts'
import type { Esquema } from './esquema.ts'
import type { Documento, Operacion } from './openapi.ts'

export const RUTA_DEL_DOCUMENTO = '/v1/openapi.json'
export const RUTA_DE_LA_PAGINA = '/v1/documentacion'
export const RUTA_DEL_ESTILO = `${RUTA_DE_LA_PAGINA}/estilo.css`

// Grounds and texts are the browser's system colours, which adapt by themselves to light, dark and forced colours.
export const ESTILO = `
:root { color-scheme: light dark; --borde: color-mix(in srgb, CanvasText 20%, Canvas); --enlace: var(--marca) }
@media (prefers-color-scheme: dark) { :root { --enlace: var(--marca-clara) } }
@media (forced-colors: active) { :root { --enlace: LinkText } }
* { box-sizing: border-box }
body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; background: Canvas; color: CanvasText; overflow-wrap: anywhere }
header { padding: 18px 16px; background: var(--marca); color: #fff; font-weight: 700 }
main { max-width: 760px; margin: 0 auto; padding: 16px }
a { color: var(--enlace) }
h1 { font-size: 1.5rem; line-height: 2rem; margin: 8px 0 }
h2 { font-size: 1.125rem; margin: 24px 0 8px }
form { display: flex; flex-wrap: wrap; align-items: end; gap: 8px; margin: 16px 0 }
label { flex: 1 1 200px }
input { display: block; width: 100%; margin-top: 4px }
input, button { min-height: 44px; padding: 8px 12px; font: inherit; border: 1px solid CanvasText; border-radius: 8px }
button { background: var(--marca); border-color: var(--marca); color: #fff; font-weight: 600 }
ul { list-style: none; margin: 0; padding: 0 }
.llamadas > li { padding-bottom: 12px; border-top: 1px solid var(--borde) }
.llamadas a, nav a { display: inline-block; min-height: 44px; padding: 14px 0 4px; font-weight: 600 }
.llamadas a:not(:hover) { text-decoration: none }
code { font: .875rem/1.4 ui-monospace, monospace }
.marca { border: 1px solid; border-radius: 8px; padding: 0 6px; font-size: .875rem; white-space: nowrap }
.forma { padding-left: 12px; border-left: 1px solid var(--borde) }
.forma li { padding: 4px 0 }
:focus-visible { outline: 3px solid Highlight; outline-offset: 2px }
`

/** These pages run no script, and load only their own style. */
export const CABECERAS_DE_PAGINA = {
  'Cache-Control': 'no-cache',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
}

type Entrada = { verb: string; path: string; operacion: Operacion }

const entradas = ({ paths }: Documento): Entrada[] =>
  Object.entries(paths).flatMap(([path, ruta]) =>
    Object.entries(ruta).map(([verb, operacion]) => ({
      verb: verb.toUpperCase(),
      path,
      operacion,
    })),
  )

const sinAcentos = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Page with the list of calls, or with those that contain every typed word. */
export function paginaDeLista(documento: Documento, buscado: string): string {
  const words = sinAcentos(buscado).split(/\s+/).filter(Boolean)
  const found = entradas(documento).filter(({ verb, path, operacion }) => {
    const text = sinAcentos(
      [verb, path, operacion.operationId, operacion.summary, operacion['x-capacidad']].join(' '),
    )
    return words.every((word) => text.includes(word))
  })
  const areas = [...new Set(found.map(({ operacion }) => operacion.tags[0] ?? ''))]
  const lists = areas.map((area) => {
    const rows = found
      .filter(({ operacion }) => operacion.tags[0] === area)
      .map(
        ({ verb, path, operacion }) =>
          `<li><a href="${RUTA_DE_LA_PAGINA}/${escape(operacion.operationId)}">${escape(operacion.summary)}</a><br><code>${verb} ${escape(path)}</code>${marcaDe(operacion)}</li>`,
      )
    return `<h2>${escape(area)}</h2><ul class="llamadas">${rows.join('')}</ul>`
  })
  const many = found.length === 1 ? '1 llamada' : `${found.length} llamadas`
  return pagina(
    documento,
    'Llamadas de la API',
    `<p>Lo que el portal le pide a la obra social. Para un programa: <a href="${RUTA_DEL_DOCUMENTO}">openapi.json</a>.</p>
<form action="${RUTA_DE_LA_PAGINA}"><label>Buscar por nombre, camino o capacidad<input type="search" name="q" value="${escape(buscado)}"></label><button>Buscar</button></form>
<p role="status">${found.length > 0 ? many : 'Ninguna llamada tiene esas palabras.'}${words.length > 0 ? ` · <a href="${RUTA_DE_LA_PAGINA}">Ver todas</a>` : ''}</p>${lists.join('')}`,
  )
}

const marcaDe = ({ 'x-capacidad': capacidad }: Operacion) =>
  typeof capacidad === 'string' ? ` <span class="marca">capacidad ${escape(capacidad)}</span>` : ''

/** Page of one call with its fields; undefined for an unknown call. */
export function paginaDeLlamada(documento: Documento, nombre: string): string | undefined {
  const found = entradas(documento).find(({ operacion }) => operacion.operationId === nombre)
  if (!found) return undefined
  const { verb, path, operacion } = found
  const { summary, parameters = [], requestBody, responses } = operacion
  const capacidad = DE_CAPACIDADES[String(operacion['x-capacidad'])]
  const forma = (schema: unknown) => formaDe(schema as Esquema, documento, []) // the schema is part of this document
  const conSesion = (operacion['security'] as unknown[]).length > 0
  return pagina(
    documento,
    summary,
    [
      `<nav><a href="${RUTA_DE_LA_PAGINA}">Todas las llamadas</a></nav><p><code>${verb} ${escape(path)}</code>${marcaDe(operacion)}</p>`,
      `<p>${conSesion ? 'Lleva el token de la sesión.' : 'Va sin sesión.'} ${escape(String(operacion['x-senal']))}</p>`,
      capacidad ? `<p>${escape(capacidad.es)} Sin ella: ${escape(capacidad.sin)}</p>` : '',
      operacion['x-supuesta'] && !capacidad
        ? '<p>La especificación no muestra su camino o su método: están supuestos.</p>'
        : '',
      parameters.length > 0
        ? `<h2>En la dirección y las cabeceras</h2><ul class="forma">${parameters.map((one) => campo(String(one['name']), one['schema'] as Esquema, one['required'] === true, documento, [], LUGARES[String(one['in'])])).join('')}</ul>`
        : '',
      requestBody ? `<h2>Se manda</h2>${contenido(requestBody, forma)}` : '',
      ...Object.entries(responses).map(
        ([status, response]) =>
          `<h2>${escape(status)}</h2><p>${escape(String(response['description']))}${marcaDe(response as Operacion)}</p>${contenido(response, forma)}`,
      ),
    ].join(''),
  )
}

const LUGARES: Readonly<Record<string, string>> = {
  path: 'en el camino',
  query: 'en la consulta',
  header: 'en una cabecera',
}

function contenido({ content }: Esquema, forma: (schema: unknown) => string): string {
  const types = Object.entries((content ?? {}) as Record<string, Esquema>)
  return types
    .map(([type, { schema }]) =>
      schema === undefined ? `<p><code>${escape(type)}</code></p>` : forma(schema),
    )
    .join('')
}

/**
 * A struct's fields as nested lists. `dentro`: names of the structs around it, so that a recursive struct is not drawn
 * again.
 */
function formaDe(schema: Esquema, documento: Documento, dentro: readonly string[]): string {
  const { resuelto, nombres } = resolver(schema, documento, dentro)
  if (!resuelto) return ''
  if (resuelto['properties'])
    return `<ul class="forma">${camposDe(resuelto)
      .map(([name, one, required]) => campo(name, one, required, documento, nombres))
      .join('')}</ul>`
  const inner = resuelto['items'] ?? resuelto['additionalProperties']
  const own = dentro.length === 0 ? `<p><code>${escape(tipoDe(schema))}</code></p>` : ''
  const options = (resuelto['anyOf'] as Esquema[] | undefined) ?? []
  const parts = [...(typeof inner === 'object' ? [inner as Esquema] : []), ...options]
  return own + parts.map((one) => formaDe(one, documento, [...nombres, ''])).join('')
}

const camposDe = ({ properties, required = [] }: Esquema) =>
  Object.entries(properties as Record<string, Esquema>).map(
    ([name, one]) => [name, one, (required as string[]).includes(name)] as const,
  )

function campo(
  name: string,
  schema: Esquema,
  required: boolean,
  documento: Documento,
  dentro: readonly string[],
  lugar?: string,
): string {
  const more = [tipoDe(schema), required ? '' : 'puede faltar', lugar ?? '']
  return `<li><code>${escape(name)}</code> · ${escape(more.filter(Boolean).join(' · '))}${formaDe(schema, documento, [...dentro, ''])}</li>`
}

function resolver(schema: Esquema, { components }: Documento, dentro: readonly string[]) {
  const name = nombreDe(schema)
  if (name === undefined) return { resuelto: schema, nombres: dentro }
  if (dentro.includes(name)) return { resuelto: undefined, nombres: dentro }
  return { resuelto: components.schemas[name], nombres: [...dentro, name] }
}

const nombreDe = ({ $ref }: Esquema) =>
  typeof $ref === 'string' ? $ref.slice($ref.lastIndexOf('/') + 1) : undefined

const TIPOS: Readonly<Record<string, string>> = {
  string: 'texto',
  number: 'número',
  boolean: 'sí o no (true, false)',
  object: 'objeto',
  null: 'null',
  date: 'fecha aaaa-mm-dd',
  'date-time': 'fecha y hora con zona',
}

/** The type of a value in Spanish words. */
function tipoDe(schema: Esquema): string {
  const { type, format, items, anyOf, enum: options, additionalProperties } = schema
  if ('const' in schema) return `siempre ${JSON.stringify(schema['const'])}`
  if (Array.isArray(options)) return `una de: ${options.join(', ')}`
  if (Array.isArray(anyOf)) return anyOf.map((one) => tipoDe(one as Esquema)).join(', o ')
  const name = nombreDe(schema)
  if (name !== undefined) return name
  if (Array.isArray(type))
    return type.map((one) => tipoDe({ ...schema, type: one as unknown })).join(' o ')
  if (type === 'array') return `lista de ${tipoDe(items as Esquema)}`
  if (type === 'object' && typeof additionalProperties === 'object')
    return `objeto de ${tipoDe(additionalProperties as Esquema)} por nombre`
  const kind = type === 'string' && typeof format === 'string' ? format : type
  return typeof kind === 'string' ? (TIPOS[kind] ?? kind) : 'cualquier JSON'
}

const pagina = ({ info }: Documento, titulo: string, body: string) =>
  `<!doctype html><html lang="es-AR"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escape(titulo)} · ${escape(String(info['title']))}</title><link rel="stylesheet" href="${RUTA_DEL_ESTILO}"><header>${escape(String(info['title']))}</header><main><h1>${escape(titulo)}</h1>${body}</main></html>`
