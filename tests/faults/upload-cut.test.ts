import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { autorizaciones } from '#contract/autorizaciones.ts'
import { PARTE, partes } from '#contract/extensiones/partes.ts'
import { guardarSolicitud } from '#model/nuevaSolicitud.ts'

import { makeRandom } from '../model/random.ts'
import { familiaDe } from '../server/support/pedir.ts'
import { kinds } from '../support/databases.ts'
import { pdf } from '../support/solicitud.ts'
import { hashOf } from './support/files.ts'
import { killableServer } from './support/killableServer.ts'
import { nodePhone } from './support/nodePhone.ts'
import { startProxy } from './support/proxy.ts'

const POR_PARTES = `POST ${partes.guardar.path.replace('{clave}', '')}`
const GUARDAR = `POST ${autorizaciones.guardar.path}`
const CORTES = 10
/** Twenty tries, some of which wait for a restarting server, on a busy machine. */
const LARGO = 100_000
const PLACES = ['headers', 'nothing', 'first byte', 'half', 'last byte'] as const

describe.each(kinds())('an upload over a bad link, on %s', (kind) => {
  let server: Awaited<ReturnType<typeof killableServer>>
  let network: Awaited<ReturnType<typeof startProxy>>

  beforeAll(async () => {
    server = await killableServer(kind)
    network = await startProxy(() => Number(new URL(server.url).port))
    await server.start()
  })
  afterAll(async () => {
    await network.close()
    await server.close()
  })

  test('[FLT-04, FLT-21, FLT-73] an upload cut at ten points, and by a killed server, continues and makes one request', async () => {
    const { token } = await server.signIn()
    const [idAfiliado = 0] = await familiaDe(server, token)
    const phone = await nodePhone(() => network.url, token)
    const papeles = ['1.pdf', '2.pdf', '3.pdf', '4.pdf'].map((name) => pdf(name, 800_000))
    const total = papeles.reduce((sum, { buffer }) => sum + buffer.length, 0)
    const todas = Math.ceil(total / PARTE)
    const random = makeRandom(8)
    const cortes = new Set<number>()
    while (cortes.size < CORTES) cortes.add(1 + random.below(todas + CORTES))
    for (const nth of cortes)
      network.rule({
        match: POR_PARTES,
        nth,
        do: { kind: 'cutRequest', at: random.pick(PLACES) ?? 'half' },
      })
    network.rule({ match: GUARDAR, nth: 1, do: { kind: 'dropAnswer' } })
    const id = await phone.make(
      guardarSolicitud,
      {
        idAfiliado,
        quien: 'Norma',
        tipoCobertura: { codigo: '166', descripcion: 'Prácticas' },
        uidContext: `cortada-${kind}`,
        papeles: papeles.map(({ name, buffer }) => ({
          id: name,
          paso: 'requerida',
          antes: buffer.length,
        })),
        bytes: total,
      },
      papeles.map(({ name, mimeType, buffer }) => ({
        name,
        type: mimeType,
        bytes: new Uint8Array(buffer).buffer,
      })),
    )
    const enviadas = () =>
      network.log.filter(({ method, path }) => `${method} ${path}`.startsWith(POR_PARTES))
    const llega = async () => {
      await expect.poll(phone.drain, { timeout: LARGO }).toBe(0)
    }
    const seCae = async () => {
      await expect
        .poll(() => enviadas().filter(({ isWhole }) => isWhole).length, {
          interval: 5,
          timeout: LARGO,
        })
        .toBeGreaterThan(todas / 2)
      await server.kill()
      await server.start()
    }

    await Promise.all([seCae(), llega()])

    const perdidas = enviadas().filter(({ isWhole }) => !isWhole).length
    expect(perdidas).toBeGreaterThanOrEqual(CORTES)
    const bytes = enviadas().reduce((sum, one) => sum + one.bytes, 0)
    expect(bytes).toBeLessThanOrEqual(total + perdidas * PARTE)
    expect(network.sent(GUARDAR).length).toBeGreaterThan(1)
    const [row] = await phone.rows()
    expect(row?.state).toBe('done')
    await server.asked(async (provider) => {
      for (const clave of row?.keys ?? []) expect(await provider.effects(clave)).toBe(1)
      expect(row?.keys[0]).toBe(id)
      const stored = await provider.papelesDeSolicitud(`cortada-${kind}`)
      expect(stored.map(({ nombre, huella }) => [nombre, huella])).toEqual(
        papeles.map(({ name, buffer }) => [name, hashOf(buffer)]),
      )
    })
    phone.close()
  })
})
