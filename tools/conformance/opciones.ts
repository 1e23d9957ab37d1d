import { parseArgs } from 'node:util'

import { producto } from '#contract/producto.ts'

import { LLAMADAS } from '../../server/src/contrato/llamadas.ts'
import type { Pedido } from './corrida.ts'

/** An invalid command line: its message shows the right form. */
export class MalPedido extends Error {}

export const USO = `npm run conformance -- --base URL --user U --password P
  --provider X     el segmento {provider} de la API (${producto.provider})
  --aplicacion N   el id de la aplicación (${producto.idAplicacion})
  --origin URL     dónde está el portal, si es otra dirección que la de la API
  --writes         prueba también lo que cambia algo: con una cuenta de prueba
  --solo A,B       solo estas llamadas: recetas.buscar
  --json ARCHIVO   el informe para un programa
  --html ARCHIVO   el informe como página
La contraseña puede venir en CONFORMANCE_PASSWORD: así no queda en la lista de procesos.`

const OPTIONS = {
  base: { type: 'string' },
  user: { type: 'string' },
  password: { type: 'string' },
  provider: { type: 'string' },
  aplicacion: { type: 'string' },
  origin: { type: 'string' },
  writes: { type: 'boolean' },
  solo: { type: 'string' },
  json: { type: 'string' },
  html: { type: 'string' },
} as const

export type Opciones = { pedido: Pedido; json: string | undefined; html: string | undefined }

const LENTA_MS = 3_000

/** The command line, checked. */
export function leerOpciones(argv: readonly string[], env: NodeJS.ProcessEnv): Opciones {
  const { base, user, password = env['CONFORMANCE_PASSWORD'], ...more } = parse(argv)
  const provider = more.provider ?? producto.provider
  if (!/^[\w-]+$/.test(provider))
    throw new MalPedido(`--provider es un solo segmento de un camino, no "${provider}".`)
  const idAplicacion =
    more.aplicacion === undefined ? producto.idAplicacion : Number(more.aplicacion)
  if (!Number.isInteger(idAplicacion)) throw new MalPedido('--aplicacion es un número.')
  if (!user || !password) throw new MalPedido('Faltan --user y --password.')
  const solo = (more.solo ?? '').split(',').filter(Boolean)
  const odd = solo.find(
    (name) => name !== 'sesion' && !LLAMADAS.some(({ nombre }) => nombre === name),
  )
  if (odd !== undefined) throw new MalPedido(`--solo nombra "${odd}", y el contrato no la tiene.`)
  return {
    json: more.json,
    html: more.html,
    pedido: {
      base: address('--base', base),
      usuario: user,
      password,
      provider,
      idAplicacion,
      origin:
        more.origin === undefined ? undefined : new URL(address('--origin', more.origin)).origin,
      writes: more.writes ?? false,
      solo,
      lentaMs: LENTA_MS,
    },
  }
}

function parse(argv: readonly string[]) {
  try {
    return parseArgs({ args: [...argv], options: OPTIONS }).values
  } catch (error) {
    throw new MalPedido(error instanceof Error ? error.message : String(error))
  }
}

function address(name: string, text: string | undefined): string {
  if (text === undefined) throw new MalPedido(`Falta ${name}.`)
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new MalPedido(`${name} es una dirección http(s), no "${text}".`)
  return text.replace(/\/+$/, '')
}
