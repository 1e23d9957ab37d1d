import { expect, test } from 'vitest'

import { get, post } from '../support/server.ts'
import { llamadas } from './support/llamadas.ts'

const MINUTE = 60_000

llamadas('credencial', ({ provider, read, reloj }) => {
  test("[API-09][API-60] a credential's token can be checked without a session for five minutes", async () => {
    const { token } = await provider().session('derivado')
    const [own] = (await read('/v1/afiliados/grupo-familiar', token)) as {
      afiliado: { idAfiliado: number }
    }[]
    const idAfiliado = own?.afiliado.idAfiliado
    const made = await post(
      provider().url,
      '/v1/afiliados/credencial/generar-token',
      { afiliado: { idAfiliado } },
      { token },
    )
    const credencial = (await made.json()) as { token: string; fechaCreacion: string }
    const payload = Buffer.from(JSON.stringify({ token: credencial.token, idAfiliado }))
    const check = (text: string) =>
      get(provider().url, `/v1/afiliados/credencial/validar-token/${encodeURIComponent(text)}`)

    expect(credencial.token).toMatch(/^[\w-]{22}$/)
    expect(credencial.fechaCreacion).toBe(new Date(reloj.ahora).toISOString())
    for (const text of [payload.toString('base64url'), payload.toString('base64')])
      expect(await (await check(text)).json()).toMatchObject({
        apellido: 'Ledesma',
        cuilCuit: '20-33445566-2',
        relacionTitularAdherente: 'Titular',
        derivacion: { obraSocialSigla: 'IOMA', obraSocialProvincia: 'Buenos Aires' },
      })
    const created = reloj.ahora
    reloj.ahora = created + 5 * MINUTE - 1
    expect((await check(payload.toString('base64url'))).status).toBe(200)
    reloj.ahora = created + 5 * MINUTE
    expect((await check(payload.toString('base64url'))).status).toBe(404)
    reloj.ahora = Date.now()
  })

  test('[SEC-05] a person makes at most 60 card tokens an hour', async () => {
    const { token } = await provider().session('recetas')
    const [{ afiliado } = { afiliado: { idAfiliado: 0 } }] = (await read(
      '/v1/afiliados/grupo-familiar',
      token,
    )) as { afiliado: { idAfiliado: number } }[]
    const body = { afiliado: { idAfiliado: afiliado.idAfiliado } }
    const make = () =>
      post(provider().url, '/v1/afiliados/credencial/generar-token', body, { token })

    const statuses = []
    for (let made = 1; made <= 61; made++) statuses.push((await make()).status)
    reloj.ahora += 60 * MINUTE

    expect(statuses).toEqual([...Array.from({ length: 60 }, () => 200), 429])
    expect((await make()).status).toBe(200)
    reloj.ahora = Date.now()
  })

  test('[CRED-12] a malformed credential token is refused with a sentence for people', async () => {
    const other = Buffer.from(JSON.stringify({ token: 'x'.repeat(22), idAfiliado: 1 }))
    const scanned = [
      'a',
      '%00',
      'e30',
      other.toString('base64url'),
      'x'.repeat(5000),
      '{"token":1}',
    ]

    for (const text of scanned) {
      const answer = await get(
        provider().url,
        `/v1/afiliados/credencial/validar-token/${encodeURIComponent(text)}`,
      )
      expect(answer.status).toBe(404)
      expect(await answer.json()).toMatchObject({
        error: 'No se ha podido escanear el código QR, Por favor vuelva a intentar.',
      })
    }
  })
})
