import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { AnyOperation } from '#local/catalog.ts'
import { descartarNotificacion } from '#model/notificaciones.ts'

import { adjuntarANota, guardarNota } from '../support/areaDePrueba/model.ts'
import { kinds } from '../support/databases.ts'
import { get } from '../support/server.ts'
import { killableServer } from './support/killableServer.ts'
import { nodePhone } from './support/nodePhone.ts'

const PENDING = '/v1/usuarios/afiliados/notificaciones-pendientes'
const NOTE = { titulo: 'Una', texto: 'Algo', fecha: '2028-02-29', version: 0 }
const FILE = { bytes: new Uint8Array(50_000).fill(7).buffer, type: 'image/jpeg', name: 'a.jpg' }

type Write = { what: string; operation: AnyOperation; step: number }
const WRITES: Write[] = [
  { what: 'a dismissal', operation: descartarNotificacion, step: 0 },
  { what: 'a note', operation: guardarNota, step: 0 },
  { what: 'the receipt of files', operation: adjuntarANota, step: 0 },
  { what: 'the files', operation: adjuntarANota, step: 1 },
  { what: 'the mail that tells of them', operation: adjuntarANota, step: 2 },
]

const HOOKS = [
  ['afterCommit', 'FLT-20', 'after'],
  ['beforeCommit', 'FLT-21', 'before'],
] as const

describe.each(kinds())('a server that is killed, on %s', (kind) => {
  let server: Awaited<ReturnType<typeof killableServer>>
  let phone: Awaited<ReturnType<typeof nodePhone>>
  let token: string
  let made = 0

  beforeAll(async () => {
    server = await killableServer(kind)
    await server.start()
    token = (await server.signIn()).token
    phone = await nodePhone(() => server.url, token)
    await phone.make(guardarNota, { idNota: 1, ...NOTE })
    await phone.drain()
    await server.stop()
  })
  afterAll(async () => {
    phone.close()
    await server.close()
  })

  async function payloadFor(operation: AnyOperation): Promise<unknown> {
    made += 1
    if (operation === guardarNota) return { idNota: 100 + made, ...NOTE }
    if (operation === adjuntarANota) return { idNota: 1, descripcion: `Envío ${made}` }
    const answer = await get(server.url, PENDING, token)
    const [notificacion] = (await answer.json()) as unknown[]
    return { notificacion }
  }

  for (const { what, operation, step } of WRITES)
    for (const [hook, fault, when] of HOOKS)
      test(`[${fault}] if the server is killed ${when} the commit of ${what}, the next try completes the change once`, async () => {
        await server.start()
        const files = operation === adjuntarANota ? [FILE] : []
        const id = await phone.make(operation, await payloadFor(operation), files)
        await server.stop()
        await server.start(hook, step)
        const sending = phone.drain()
        await server.stopped()
        await server.kill()
        await sending

        await server.start()
        await expect.poll(phone.drain).toBe(0)

        const row = (await phone.rows()).find((other) => other.id === id)
        expect(row?.state).toBe('done')
        await server.asked(async (provider) => {
          for (const clave of row?.keys ?? []) expect(await provider.effects(clave)).toBe(1)
          const stored = (await provider.archivos()).map(({ descripcion }) => descripcion)
          expect(new Set(stored).size).toBe(stored.length)
          expect(await provider.correos()).toHaveLength(stored.length)
        })
      })
})
