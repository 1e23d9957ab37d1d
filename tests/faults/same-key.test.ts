import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { onPostgres } from '../../server/src/base/database.ts'
import { prueba } from '../support/areaDePrueba/contract.ts'
import { areaDePrueba } from '../support/areaDePrueba/routes.ts'
import { HUNDREDS, kinds, openSeeded, postgresOnly } from '../support/databases.ts'
import { questionsOfNotas } from '../support/provider/notas.ts'
import { type Provider, type Session, newKey, post, startServer } from '../support/server.ts'

let next = 0
const nota = (texto = 'Algo') => ({ idNota: ++next, titulo: 'Una', texto, fecha: '2026-11-20' })

describe.each(kinds())('idempotency keys on %s', (kind) => {
  let opened: Awaited<ReturnType<typeof openSeeded>>
  let provider: Provider
  let norma: Session

  beforeAll(async () => {
    opened = await openSeeded(kind)
    provider = await startServer({ base: opened.base, areas: [areaDePrueba] })
    norma = await provider.session('norma')
  })
  afterAll(async () => {
    await provider.stop()
    await opened.close()
  })

  const send = (
    { path }: { path: string },
    body: unknown,
    clave: string | undefined,
    { token } = norma,
  ) => post(provider.url, path, body, { token, ...(clave !== undefined && { clave }) })
  const notas = () => questionsOfNotas(opened.base).notas('norma')

  test('[FLT-26] a used key with a different note is refused, and the first note stays', async () => {
    const [clave, first] = [newKey(), nota()]
    await send(prueba.guardar, first, clave)

    const other = await send(prueba.guardar, { ...first, texto: 'Otra cosa' }, clave)

    expect(other.status).toBe(422)
    expect(await other.json()).toMatchObject({ codigo: 'clave-repetida' })
    expect(await notas()).toContainEqual({ ...first, version: 1, adjuntos: [] })
    expect(await provider.effects(clave)).toBe(1)
  })

  test('[FLT-26] a used key for another call is refused', async () => {
    const [clave, first] = [newKey(), nota()]
    await send(prueba.guardar, first, clave)

    const { idNota } = first
    const receipt = await send(prueba.recibo, { idNota, descripcion: 'x' }, clave)

    expect(receipt.status).toBe(422)
    expect((await notas()).find((one) => one.idNota === idNota)?.adjuntos).toEqual([])
  })

  test('[FLT-26] the same key of another person is independent', async () => {
    const [clave, mine] = [newKey(), nota()]
    const sola = await provider.session('sola')
    await send(prueba.guardar, mine, clave)

    const theirs = await send(prueba.guardar, { ...mine, texto: 'Ajena' }, clave, sola)

    expect(theirs.status).toBe(200)
    expect(await notas()).toContainEqual({ ...mine, version: 1, adjuntos: [] })
    expect(await questionsOfNotas(opened.base).notas('sola')).toMatchObject([{ texto: 'Ajena' }])
  })

  test.each([undefined, 'no-key'])(
    '[FLT-26] with the malformed key %s a save works, and a repetition saves again',
    async (clave) => {
      const one = nota()

      for (const _time of [1, 2]) expect((await send(prueba.guardar, one, clave)).status).toBe(200)

      expect(await notas()).toContainEqual({ ...one, version: 2, adjuntos: [] })
    },
  )

  test('[FLT-16] twenty simultaneous deliveries of one upload store its files once', async () => {
    const one = nota()
    await send(prueba.guardar, one, newKey())
    const receipt = await send(prueba.recibo, { idNota: one.idNota, descripcion: 'x' }, newKey())
    const { idRecibo } = (await receipt.json()) as { idRecibo: number }
    const archivos = [
      { nombre: 'a', tipo: 'b', contenido: Buffer.alloc(50_000).toString('base64') },
    ]
    const clave = newKey()

    const answers = await Promise.all(
      Array.from({ length: 20 }, () => send(prueba.archivos, { idRecibo, archivos }, clave)),
    )

    expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([])
    expect(await provider.effects(clave)).toBe(1)
    const [adjunto] = (await notas()).find(({ idNota }) => idNota === one.idNota)?.adjuntos ?? []
    expect(adjunto?.archivos).toHaveLength(1)
  })
})

describe.each(postgresOnly())('two server processes on one %s', (kind) => {
  test(
    '[FLT-25] 500 notes sent to both processes at once with the same keys are saved once each',
    HUNDREDS,
    async () => {
      const opened = await openSeeded(kind)
      const servers = await Promise.all(
        [0, 1].map(() =>
          startServer({ base: onPostgres(opened.url ?? ''), areas: [areaDePrueba] }),
        ),
      )
      const { token } = (await servers[0]?.session('norma')) ?? { token: '' }
      const writes = Array.from({ length: 500 }, () => ({ body: nota(), clave: newKey() }))

      const statuses: number[] = []
      for (let at = 0; at < writes.length; at += 50)
        statuses.push(
          ...(await Promise.all(
            writes
              .slice(at, at + 50)
              .flatMap(({ body, clave }) =>
                servers.map(
                  async ({ url }) =>
                    (await post(url, prueba.guardar.path, body, { token, clave })).status,
                ),
              ),
          )),
        )

      expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([])
      const saved = await questionsOfNotas(opened.base).notas('norma')
      expect(saved).toHaveLength(500)
      expect(saved.filter(({ version }) => version !== 1)).toEqual([])
      for (const server of servers) {
        await server.stop()
        await server.base.close()
      }
      await opened.close()
    },
  )
})
