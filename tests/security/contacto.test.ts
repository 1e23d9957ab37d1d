import { afterAll, beforeAll, expect, test } from 'vitest'

import { BadEnvironment } from '../../server/src/base/badEnvironment.ts'
import { readEnvironment } from '../../server/src/base/environment.ts'
import { type Provider, get, startServer } from '../support/server.ts'

const PATH = '/.well-known/security.txt'
const AT = Date.parse('2026-11-27T10:00:00Z')

let provider: Provider
beforeAll(async () => {
  provider = await startServer()
})
afterAll(() => provider.stop())

const contactOf = (text?: string) =>
  readEnvironment({ SANDBOX: '1', ...(text !== undefined && { SECURITY_CONTACT: text }) }, '/')
    .contactoDeSeguridad

test('security.txt names the configured contact and its expiry date', async () => {
  const named = await startServer({
    base: provider.base,
    clock: () => AT,
    config: {
      contactoDeSeguridad: 'mailto:seguridad@portal.example',
      publicUrl: 'https://portal.example',
    },
  })

  const answer = await get(named.url, PATH)

  expect(answer.headers.get('content-type')).toBe('text/plain; charset=UTF-8')
  expect(await answer.text()).toBe(
    [
      'Contact: mailto:seguridad@portal.example',
      'Expires: 2027-02-25T00:00:00.000Z',
      'Preferred-Languages: es',
      'Canonical: https://portal.example/.well-known/security.txt',
      '',
    ].join('\n'),
  )
  await named.stop()
})

test('without a contact there is no security.txt', async () => {
  expect((await get(provider.url, PATH)).status).toBe(404)
})

test('SECURITY_CONTACT must be an e-mail or an https address', () => {
  expect(contactOf()).toBeUndefined()
  expect(contactOf('')).toBeUndefined()
  expect(contactOf('seguridad@portal.example')).toBe('mailto:seguridad@portal.example')
  expect(contactOf('https://portal.example/seguridad')).toBe('https://portal.example/seguridad')
  for (const odd of ['http://portal.example', 'portal', 'a@b\nContact: c@d.example'])
    expect(() => contactOf(odd)).toThrow(BadEnvironment)
})
