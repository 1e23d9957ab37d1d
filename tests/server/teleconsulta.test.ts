import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { tabla } from '#contract/tabla.ts'

import { VIDEOCONSULTA } from '../../server/src/ordenes/numero.ts'
import { VIDA_MS } from '../../server/src/teleconsulta/service.ts'
import { kinds, openSeeded } from '../support/databases.ts'
import { type Provider, type Who, startServer } from '../support/server.ts'
import { familiaDe, negativa, pedir, respuesta } from './support/pedir.ts'

const { ordenes, teleconsulta } = tabla

describe.each(kinds())('the video consultation, on %s', (kind) => {
  let now = Date.UTC(2026, 10, 10, 15)
  let opened: Awaited<ReturnType<typeof openSeeded>>
  let provider: Provider

  beforeAll(async () => {
    opened = await openSeeded(kind)
    provider = await startServer({ base: opened.base, clock: () => now })
  })
  afterAll(async () => {
    await provider.stop()
    await opened.close()
  })

  const signedIn = async (who: Who, at = 0) => {
    const { token } = await provider.session(who)
    return { token, idAfiliado: (await familiaDe(provider, token))[at] ?? 0 }
  }
  const link = async (who: Who, at = 0) => {
    const { token, idAfiliado } = await signedIn(who, at)
    return pedir(provider, teleconsulta.generarLink, { idAfiliado }, { token })
  }
  const url = async (who: Who, at = 0) =>
    ((await (await link(who, at)).json()) as { url: string }).url
  const quedan = async (who: Who, at = 0) => {
    const { token, idAfiliado } = await signedIn(who, at)
    const request = { idAfiliado, idPractica: VIDEOCONSULTA }
    const found = await respuesta(provider, ordenes.consultarCupo, request, { token })
    return found.consumoCupoOrdenMedicaVO.map(
      ({ consumoCupo }) => consumoCupo.restantesConExtraordinarias,
    )
  }

  test('[API-59][TELE-02] a video consultation counts towards year and month, and remains listed while it is open', async () => {
    expect(await quedan('norma')).toEqual([12, 3])

    const first = await url('norma')
    const again = await Promise.all([url('norma'), url('norma'), url('norma')])

    expect(first).toMatch(/^\/v1\/portal\/videoconsulta\/[\w-]{22}$/)
    expect(new Set([first, ...again]).size).toBe(1)
    expect(await quedan('norma')).toEqual([11, 2])
    // Each member of the family has a link of their own.
    expect(await url('norma', 1)).not.toBe(first)
    expect(await quedan('norma', 2)).toEqual([12, 3])
  })

  test('[TELE-03] the link of a video consultation works for half an hour, without a session', async () => {
    const at = now
    const room = provider.url + (await url('voluntaria'))

    const open = await fetch(room)
    now = at + VIDA_MS
    const closed = await fetch(room)

    expect([open.status, closed.status]).toEqual([200, 410])
    expect(await open.text()).toContain('Sala de espera')
    expect(open.headers.get('cache-control')).toBe('no-store')
    expect((await fetch(`${provider.url}/v1/portal/videoconsulta/unknown`)).status).toBe(410)
    // Values that no column can hold are not names of rooms either.
    for (const odd of ['%00', 'a%00b', `${'a'.repeat(21)}%00`])
      expect((await fetch(`${provider.url}/v1/portal/videoconsulta/${odd}`)).status).toBe(410)
    now = at
  })

  test("[TELE-02][SEC-05] after the month's last video consultation no link is given until the next month", async () => {
    const at = now
    for (let used = 0; used < 3; used++) {
      expect((await link('derivado')).status).toBe(200)
      now += VIDA_MS
    }

    expect(await quedan('derivado')).toEqual([9, 0])
    expect(await negativa(link('derivado'))).toEqual([
      422,
      'No Posee Cupo: Videoconsulta médica (Mensual).',
    ])
    now = Date.UTC(2026, 11, 1, 15)
    expect((await link('derivado')).status).toBe(200)
    expect(await quedan('derivado')).toEqual([8, 2])
    now = at
  })
})
