import { expect, test } from 'vitest'

import { tabla } from '#contract/tabla.ts'

import { startServer } from '../support/server.ts'
import { llamadas } from './support/llamadas.ts'
import { familiaDe } from './support/pedir.ts'

llamadas('marks of answers', ({ provider }) => {
  type Init = { method?: string; body?: string; headers?: Record<string, string> }
  const ask = (path: string, token: string, init: Init = {}) =>
    fetch(provider().url + path, {
      ...init,
      headers: { Authorization: `Bearer ${token}`, ...init.headers },
    })
  const markOf = (answer: Response) => answer.headers.get('ETag') ?? ''

  test('a GET with the ETag of an unchanged list is answered 304', async () => {
    const { token } = await provider().session('norma')
    const path = tabla.afiliados.grupoFamiliar.path
    const first = await ask(path, token)
    expect(first.headers.get('Cache-Control')).toBe('no-store')
    expect(markOf(first)).toMatch(/^W\/"[\w-]{22}"$/)

    const again = await ask(path, token, { headers: { 'If-None-Match': markOf(first) } })

    expect([again.status, await again.text()]).toEqual([304, ''])
    expect(markOf(again)).toBe(markOf(first))
    expect(again.headers.get('Date')).not.toBeNull()
    const other = await ask(path, token, { headers: { 'If-None-Match': 'W/"otra"' } })
    expect([other.status, await other.json()]).toEqual([200, await first.json()])
  })

  test('a POST that only reads is answered without a body if its list has not changed', async () => {
    const { token } = await provider().session('norma')
    const [idAfiliado] = await familiaDe(provider(), token)
    const search = (headers: Record<string, string> = {}) =>
      ask(tabla.recetas.buscar.path, token, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify({ idAfiliado }),
      })
    const first = await search()

    const again = await search({ 'X-If-None-Match': markOf(first) })

    expect([again.status, await again.text()]).toEqual([204, ''])
    expect((await search({ 'If-None-Match': markOf(first) })).status).toBe(200)
  })

  test('[SEC-11] an ETag is valid for its own person only, and never without a session', async () => {
    const path = tabla.busquedas.practicas.path
    const norma = await provider().session('norma')
    const other = await provider().session('voluntaria')
    const [mine, theirs] = await Promise.all([ask(path, norma.token), ask(path, other.token)])
    expect(await mine.text()).toBe(await theirs.text())

    const headers = { 'If-None-Match': markOf(mine) }

    expect((await ask(path, other.token, { headers })).status).toBe(200)
    expect((await fetch(provider().url + path, { headers })).status).toBe(401)
  })

  test('a provider that does not offer ETags sends none', async () => {
    const plain = await startServer({ base: provider().base, capacidades: [] })
    const { token } = await plain.session('norma')
    const headers = { Authorization: `Bearer ${token}` }
    const answer = await fetch(plain.url + tabla.afiliados.grupoFamiliar.path, { headers })
    expect([answer.status, answer.headers.get('ETag')]).toEqual([200, null])
    await plain.stop()
  })
})
