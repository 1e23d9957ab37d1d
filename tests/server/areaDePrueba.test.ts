import { createHash } from 'node:crypto'

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { prueba } from '../support/areaDePrueba/contract.ts'
import { areaDePrueba } from '../support/areaDePrueba/routes.ts'
import { kinds, openSeeded } from '../support/databases.ts'
import { type Provider, type Session, get, newKey, post, startServer } from '../support/server.ts'

const nota = (idNota: number, titulo = 'Una', texto = 'Algo') => ({
  idNota,
  titulo,
  texto,
  fecha: '2028-02-29',
})
let nextNota = 0

describe.each(kinds())('the area made for the tests, on %s', (kind) => {
  let opened: Awaited<ReturnType<typeof openSeeded>>
  let provider: Provider
  let norma: Session

  beforeAll(async () => {
    opened = await openSeeded(kind)
    provider = await startServer({ base: opened.base, areas: [areaDePrueba] })
  })
  beforeEach(async () => {
    norma = await provider.session('norma')
  })
  afterAll(async () => {
    await provider.stop()
    await opened.close()
  })

  const send = (
    { path }: { path: string },
    body: unknown,
    { clave = newKey(), version, token = norma.token }: Sent = {},
  ) =>
    post(provider.url, path, body, {
      token,
      clave,
      ...(version !== undefined && { headers: { 'If-Match': `"${version}"` } }),
    })
  type Sent = { clave?: string; version?: number; token?: string }
  const lista = async ({ token } = norma) =>
    (await (await get(provider.url, prueba.lista.path, token)).json()) as unknown[]

  test('[FLT-48] a save of an old version is refused with the current note; without a version it succeeds', async () => {
    const id = ++nextNota
    await send(prueba.guardar, nota(id, 'Mía'), { version: 0 })
    await send(prueba.guardar, nota(id, 'De otro teléfono'), { version: 1 })

    const late = await send(prueba.guardar, nota(id, 'Tarde'), { version: 1 })

    expect(late.status).toBe(412)
    const there = { ...nota(id, 'De otro teléfono'), version: 2, adjuntos: [] }
    expect(await late.json()).toMatchObject({ actual: there })
    expect(await lista()).toContainEqual(there)
    expect((await send(prueba.guardar, nota(id, 'Última'))).status).toBe(200)
    expect(await lista()).toContainEqual({ ...nota(id, 'Última'), version: 3, adjuntos: [] })
  })

  test('an If-Match header that is not a number in quotes is ignored', async () => {
    const answer = await post(provider.url, prueba.guardar.path, nota(++nextNota), {
      token: norma.token,
      headers: { 'If-Match': 'W/"x"' },
    })
    expect(answer.status).toBe(400)
  })

  test('[FLT-16] each step of a note is saved once for its key, however often it is sent', async () => {
    const id = ++nextNota
    await send(prueba.guardar, nota(id))
    const keys = { recibo: newKey(), archivos: newKey(), aviso: newKey() }
    const bytes = Buffer.alloc(300_000, 7)
    const archivo = { nombre: 'a.bin', tipo: 'text/plain', contenido: bytes.toString('base64') }
    const mails = (await provider.correos()).length

    for (const _again of [1, 2]) {
      const recibo = await send(
        prueba.recibo,
        { idNota: id, descripcion: 'Estudio' },
        { clave: keys.recibo },
      )
      const { idRecibo } = (await recibo.json()) as { idRecibo: number }
      const { archivos, aviso } = keys
      await send(prueba.archivos, { idRecibo, archivos: [archivo] }, { clave: archivos })
      expect((await send(prueba.aviso, { idRecibo }, { clave: aviso })).status).toBe(200)
    }

    const [adjunto, ...more] = (
      (await lista()) as { idNota: number; adjuntos: object[] }[]
    ).flatMap(({ idNota, adjuntos }) => (idNota === id ? adjuntos : []))
    expect(more).toEqual([])
    const huella = createHash('sha256').update(bytes).digest('hex')
    expect(adjunto).toMatchObject({
      descripcion: 'Estudio',
      avisado: true,
      archivos: [{ nombre: 'a.bin', bytes: bytes.length, huella }],
    })
    expect(await provider.correos()).toHaveLength(mails + 1)
    for (const clave of Object.values(keys)) expect(await provider.effects(clave)).toBe(1)
  })

  test('[FLT-13] in the test area a text that begins with RECHAZAR is always refused', async () => {
    const answer = await send(prueba.guardar, nota(++nextNota, 'RECHAZAR esto'))

    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({ error: expect.stringMatching(/RECHAZAR/) })
  })

  test("[SEC-01] another person's notes cannot be read or written", async () => {
    const id = ++nextNota
    await send(prueba.guardar, nota(id))
    const sola = await provider.session('sola')

    expect(await lista(sola)).not.toContainEqual(expect.objectContaining({ idNota: id }))
    const asked = { idNota: id, descripcion: 'Ajeno' }
    expect((await send(prueba.recibo, asked, { token: sola.token })).status).toBe(404)
  })

  test("[SEC-42] the portal's real server does not have the test area", async () => {
    const plain = await startServer({ base: opened.base })
    expect((await get(plain.url, prueba.lista.path, norma.token)).status).toBe(404)
    await plain.stop()
  })
})
