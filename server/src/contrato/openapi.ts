import { RUTA_DE_CAPACIDADES, CABECERAS, cabeceraDeConocida } from '#contract/capacidades.ts'
import { type Endpoint, pathParams } from '#contract/endpoint.ts'
import { porDefecto } from '#contract/producto.ts'

import { DE_CAPACIDADES } from './capacidades.ts'
import { type Campos, type Esquema, camposDe, esOpcional, esquemaDe, objetoDe } from './esquema.ts'
import { LLAMADAS, type Llamada } from './llamadas.ts'
import { FORMAS, NOMBRES } from './nombres.ts'

export type Operacion = {
  operationId: string
  summary: string
  tags: string[]
  parameters?: Esquema[]
  requestBody?: Esquema
  responses: Record<string, Esquema>
  [more: string]: unknown
}
type Ruta = { get?: Operacion; post?: Operacion }
export type Documento = {
  openapi: string
  info: Esquema
  paths: Record<string, Ruta>
  components: { schemas: Record<string, Esquema>; [more: string]: unknown }
  [more: string]: unknown
}

const DESCRIPCION = [
  'Las llamadas que hace el portal de afiliados. Las que llevan x-capacidad son opcionales: se piden solo si',
  `${RUTA_DE_CAPACIDADES} las nombra. Las que llevan x-supuesta no muestran su camino o su método en la especificación.`,
  'Los campos de una respuesta pueden ser más. Una negativa es JSON con status "error" y su message, que la persona lee.',
].join(' ')

const NEGATIVA = 'Negativa'
const negativa = (description: string): Esquema => ({
  description,
  content: { 'application/json': { schema: { $ref: `#/components/schemas/${NEGATIVA}` } } },
})

/** The OpenAPI 3.1 document of the whole contract. */
export function openapi(provider: string, nombre = porDefecto.nombre): Documento {
  const paths: Record<string, Ruta> = {}
  for (const llamada of LLAMADAS) {
    const { path, method } = llamada.endpoint
    const ruta = (paths[path] ??= {})
    const verb = method === 'GET' ? 'get' : 'post'
    if (ruta[verb])
      throw new Error(`${method} ${path}: two calls of the contract have this address.`)
    ruta[verb] = operacionDe(llamada, provider)
  }
  return {
    openapi: '3.1.1',
    info: {
      title: `API de la obra social para ${nombre}`,
      version: porDefecto.version,
      description: DESCRIPCION,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'El servidor que da este documento' }],
    tags: [...new Set(LLAMADAS.map(({ area }) => area))].map((name) => ({ name })),
    'x-capacidades': DE_CAPACIDADES,
    paths,
    components: {
      securitySchemes: {
        sesion: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'El token de acceso.ingresar. Su contenido lleva uid, y exp donde vence.',
        },
      },
      schemas: { ...formas(), [NEGATIVA]: FORMA_DE_NEGATIVA },
    },
  }
}

const FORMA_DE_NEGATIVA: Esquema = {
  type: 'object',
  properties: {
    status: { const: 'error' },
    message: { type: 'string', description: 'Lo que lee la persona.' },
    error: { type: 'string' },
    codigo: {
      type: 'string',
      description: 'Una palabra para el programa: sesion-vencida, en-curso.',
    },
  },
  required: ['status', 'message'],
}

function formas(): Record<string, Esquema> {
  const all: Record<string, Esquema> = {}
  for (const [name, struct] of FORMAS) {
    if (all[name]) throw new Error(`Two shapes of the contract have the name ${name}.`)
    all[name] = objetoDe(camposDe(struct) ?? {}, struct.type === 'object', NOMBRES, name)
  }
  return all
}

function operacionDe({ nombre, area, resumen, endpoint }: Llamada, provider: string): Operacion {
  const { capability, assumed, session, kind } = endpoint
  const parameters = [...enDireccion(endpoint, nombre, provider), ...enCabecera(endpoint)]
  const body = cuerpoDe(endpoint, nombre)
  return {
    operationId: nombre,
    summary: resumen,
    tags: [area],
    ...(capability !== undefined && { 'x-capacidad': capability }),
    ...(assumed && { 'x-supuesta': true }),
    'x-senal': EN_PALABRAS[kind],
    security: session ? [{ sesion: [] }] : [],
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: body }),
    responses: respuestasDe(endpoint, nombre),
  }
}

const EN_PALABRAS = {
  'synced-read': 'Se lee por adelantado y queda en el teléfono.',
  'queued-write': 'Si no hay señal espera en el teléfono y se envía después.',
  live: 'Se hace solo con señal.',
} as const

const NO_FIELDS: Campos = {}
const camposDelPedido = ({ request }: Endpoint) => camposDe(request) ?? NO_FIELDS

/** Fields of the request that are sent in the query of the address. */
function enConsulta(endpoint: Endpoint): string[] {
  const { method, path, query = [] } = endpoint
  const inPath = pathParams(path)
  return method === 'GET'
    ? Object.keys(camposDelPedido(endpoint)).filter((name) => !inPath.includes(name))
    : [...query]
}

function enDireccion(endpoint: Endpoint, nombre: string, provider: string): Esquema[] {
  const campos = camposDelPedido(endpoint)
  const parameter = (lugar: 'path' | 'query') => (name: string) => {
    const struct = campos[name]
    if (!struct) throw new Error(`${nombre}: ${name} is in the address and not in the request.`)
    return {
      name,
      in: lugar,
      required: lugar === 'path' || !esOpcional(struct),
      schema: esquemaDe(struct, NOMBRES, `${nombre}.${name}`),
    }
  }
  return [
    ...(endpoint.path.includes('{provider}')
      ? [
          {
            name: 'provider',
            in: 'path',
            required: true,
            description: 'Un segmento fijo, que cada obra social elige.',
            schema: { type: 'string' },
            example: provider,
          },
        ]
      : []),
    ...pathParams(endpoint.path).map(parameter('path')),
    ...enConsulta(endpoint).map(parameter('query')),
  ]
}

/** True if a save can name the version that it was edited from: its answer contains that version. */
const tieneVersion = ({ kind, response }: Endpoint) =>
  kind === 'queued-write' && camposDe(response)?.['version'] !== undefined

/** Headers of extensions that this call may have. */
function enCabecera(endpoint: Endpoint): Esquema[] {
  const { method, kind, conClave } = endpoint
  const cabecera = (name: string, capacidad: string) => ({
    name,
    in: 'header',
    required: false,
    'x-capacidad': capacidad,
    schema: { type: 'string' },
  })
  return [
    ...(kind === 'queued-write' || conClave !== undefined
      ? [cabecera(CABECERAS.clave, 'idempotencia')]
      : []),
    ...(tieneVersion(endpoint) ? [cabecera(CABECERAS.version, 'versiones')] : []),
    ...(kind === 'synced-read' ? [cabecera(cabeceraDeConocida(method), 'etag')] : []),
  ]
}

function cuerpoDe(endpoint: Endpoint, nombre: string): Esquema | undefined {
  const { method, path, request, body } = endpoint
  if (method === 'GET') return undefined
  if (body === 'bytes') return { required: true, content: { 'application/octet-stream': {} } }
  const campos = camposDe(request)
  const elsewhere = new Set([...pathParams(path), ...enConsulta(endpoint)])
  const schema = campos
    ? objetoDe(
        Object.fromEntries(Object.entries(campos).filter(([name]) => !elsewhere.has(name))),
        true,
        NOMBRES,
        nombre,
      )
    : esquemaDe(request, NOMBRES, nombre)
  return { required: true, content: { 'application/json': { schema } } }
}

function respuestasDe(endpoint: Endpoint, nombre: string): Record<string, Esquema> {
  const { answer, session, response, kind } = endpoint
  return {
    200:
      answer === 'file'
        ? {
            description: 'Los bytes del archivo, con su tipo.',
            headers: {
              'Content-Disposition': { description: 'El nombre.', schema: { type: 'string' } },
            },
            content: { '*/*': {} },
          }
        : {
            description:
              response.type === 'unknown'
                ? 'Hecho: se lee solo que no es una negativa.'
                : 'La respuesta.',
            content: { 'application/json': { schema: esquemaDe(response, NOMBRES, nombre) } },
          },
    ...(kind === 'synced-read' && {
      304: { description: 'No cambió desde la marca que se mandó.', 'x-capacidad': 'etag' },
    }),
    ...(session && {
      401: negativa('La sesión terminó. Con "sesion-vencida", venció y se puede volver a entrar.'),
    }),
    ...(tieneVersion(endpoint) && {
      412: {
        ...negativa('Otro teléfono lo cambió antes; actual es lo que hay.'),
        'x-capacidad': 'versiones',
      },
    }),
    '4XX': negativa('No se acepta, y message dice por qué.'),
    503: negativa('Ahora no se puede; Retry-After dice cuándo.'),
  }
}
