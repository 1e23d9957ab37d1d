import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { claves } from '#contract/extensiones/claves.ts'

import { prueba } from '../support/areaDePrueba/contract.ts'
import { kinds } from '../support/databases.ts'
import { newKey, post } from '../support/server.ts'
import { killableServer } from './support/killableServer.ts'

const ROUNDS = 20
const AT_ONCE = 5

describe.each(kinds())('a server under load, on %s', (kind) => {
  let server: Awaited<ReturnType<typeof killableServer>>
  let token: string
  let next = 0

  beforeAll(async () => {
    server = await killableServer(kind)
    await server.start()
    token = (await server.signIn()).token
  })
  afterAll(() => server.close())

  /** Saves a note under its own key; returns the answer, or undefined. */
  async function save(clave: string, idNota: number) {
    const nota = { idNota, titulo: `Nota ${idNota}`, texto: 'Algo', fecha: '2026-11-20' }
    try {
      return (await post(server.url, prueba.guardar.path, nota, { token, clave })).status
    } catch {
      return undefined // The server was stopped.
    }
  }

  async function arrived(keys: string[]): Promise<Record<string, boolean>> {
    const answer = await post(server.url, claves.consultar.path, { claves: keys }, { token })
    return ((await answer.json()) as { llegaron: Record<string, boolean> }).llegaron
  }

  test(
    `[FLT-23] a server killed ${ROUNDS} times while writing opens again with all acknowledged writes`,
    { timeout: 10 * 60_000 },
    async () => {
      const acknowledged: string[] = []
      for (let round = 1; round <= ROUNDS; round++) {
        const before = acknowledged.length
        const streams = Array.from({ length: AT_ONCE }, async () => {
          for (;;) {
            const clave = newKey()
            if ((await save(clave, ++next)) !== 200) return
            acknowledged.push(clave)
          }
        })
        await expect
          .poll(() => acknowledged.length, { interval: 5 })
          .toBeGreaterThan(before + round)
        await server.kill()
        await Promise.all(streams)

        await server.start()
        const keys = acknowledged.slice(-500)
        expect(Object.values(await arrived(keys))).not.toContain(false)
      }
      expect(acknowledged.length).toBeGreaterThan(ROUNDS)
      await server.asked(async (provider) => {
        const notes = (await provider.notas('norma')).length
        expect(notes).toBeGreaterThanOrEqual(acknowledged.length)
        expect(await provider.savesOfNotas()).toBe(notes)
      })
    },
  )

  test('[FLT-22] a server stopped during 200 writes stores each whole or not at all; a repetition once', async () => {
    const starting = Date.now()
    await server.start()
    const startTook = Date.now() - starting
    const writes = Array.from({ length: 200 }, () => ({ clave: newKey(), idNota: ++next }))
    const answers = writes.map(({ clave, idNota }) => save(clave, idNota))
    await Promise.race(answers)

    const begun = Date.now()
    const how = await server.stop()

    expect(how).toMatchObject({ code: 0 })
    // Ten seconds for the answers; the database closes in less time than this machine needs to open it.
    expect(Date.now() - begun).toBeLessThan(10_000 + startTook)
    const statuses = await Promise.all(answers)
    expect(statuses.filter((status) => ![200, 409, 503, undefined].includes(status))).toEqual([])
    await server.start()
    const there = await arrived(writes.map(({ clave }) => clave))
    const forgotten = writes.filter(({ clave }, at) => statuses[at] === 200 && !there[clave])
    expect(forgotten).toEqual([])
    for (const { clave, idNota } of writes) expect(await save(clave, idNota)).toBe(200)
    await server.asked(async (provider) => {
      for (const { clave } of writes) expect(await provider.effects(clave)).toBe(1)
    })
  })
})
