import { readFile, readdir } from 'node:fs/promises'

import { BASES } from '#local/bases/names.ts'

import { people } from '../support/people.ts'
import { expect, test } from '../support/test.ts'
import { hashOf } from './support/files.ts'
import { settle } from './support/invariants.ts'
import { lacks } from './support/lacks.ts'
import { adjunto, descarte, kinds, nota, ready, standing } from './support/operations.ts'
import { type Fixture, fillWith, put, walk } from './support/stored.ts'

const FIXTURES = new URL('support/bases/', import.meta.url)

test('[FLT-54] each version of the outbox that phones may hold has a stored example for tests', async () => {
  const versions = (await readdir(FIXTURES)).map((name) => Number(/\d+/.exec(name)?.[0]))
  const source = await readFile(new URL('../../src/local/bases/salida.ts', import.meta.url), 'utf8')
  const current = [...source.matchAll(/this\.version\((\d+)\)/g)].length
  expect(versions.toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: current }, (_none, index) => index + 1),
  )
})

for (const version of [1, 2, 3, 4, 5])
  test(`[FLT-54] from an outbox of version ${version}, changes in all states are sent, with unchanged files`, async ({
    phone,
    provider,
    network,
  }) => {
    const { portal } = phone
    await provider.addNota('norma', {
      idNota: 900,
      titulo: 'La de siempre',
      texto: '',
      fecha: '2026-11-20',
    })
    await portal.signIn(people.norma)
    const token = await portal.page.evaluate(() => localStorage.getItem('token'))
    const text = await readFile(new URL(`salida-${version}.json`, FIXTURES), 'utf8')
    const fixture = JSON.parse(
      text
        .replaceAll('{uid}', String(provider.uidOf('norma')))
        .replaceAll('{token}', String(token)),
    ) as Fixture
    // A page of the portal's origin that opens no database.
    await portal.open('/reparar.html')
    await portal.page.evaluate(fillWith, { name: BASES.salida, fixture })

    await portal.open('/')

    await expect(portal.titulo()).toHaveText(/^Hola, /)
    await portal.open('/pendientes')
    await expect(portal.page.getByText('No se aceptó', { exact: true })).toBeVisible()
    await expect.poll(() => standing(portal, descarte)).toEqual(['done', 'done', 'rejected'])
    await expect
      .poll(async () => (await provider.efectos()).map(({ clave }) => clave))
      .toEqual(expect.arrayContaining(fixture.sent))
    if (fixture.file !== undefined) {
      const hash = hashOf(Buffer.from(fixture.file, 'base64'))
      expect((await provider.archivos()).map(({ huella }) => huella)).toEqual([hash])
    }
    await portal.page.getByRole('button', { name: 'Reintentar' }).click()
    await settle({ phone, provider, network }, 'norma')
  })

const GARBAGE = [
  { basura: true, texto: 'x'.repeat(200_000) },
  { value: 5, payload: [], state: 'qué', keys: 7, answers: 'x', savedAt: 'ayer', fence: 'x' },
  { value: [{ idSolicitud: {}, vieja: true }], state: 'pending', uid: '1', tries: null },
]

test('[FLT-59] malformed rows in every table are dropped and fetched again, and all screens open', async ({
  phone,
  provider,
  network,
}) => {
  await ready({ phone, provider, network }, descarte)
  const { portal } = phone
  network.cut()
  await descarte.make(portal, 1)
  for (const name of Object.values(BASES))
    for (const [n, row] of GARBAGE.entries())
      await portal.page.evaluate(put, { name, row, n, own: String(provider.uidOf('norma')) })
  network.restore()

  for (const path of ['/', '/grupo-familiar', '/pendientes', '/prueba']) {
    await portal.open(path)
    await expect(portal.titulo(), path).toBeVisible()
    await expect(portal.titulo(), path).not.toHaveText('No pudimos abrir esta pantalla')
  }
  await portal.open('/')
  await expect(portal.page.getByRole('main')).toContainText('Norma')
  await expect.poll(() => standing(portal, descarte)).toContain('done')

  // A person's row that cannot be sent can be discarded, and causes no request.
  await portal.open('/pendientes')
  const discard = portal.page
    .getByRole('main')
    .getByRole('button', { name: /^(Descartar|Deshacer)$/ })
  await expect(discard).not.toHaveCount(0)
  await expect(portal.page.getByRole('button', { name: 'Reintentar' })).toHaveCount(0)
  for (let left = await discard.count(); left > 0; left--) {
    const asks = (await discard.first().textContent()) === 'Descartar'
    await discard.first().click()
    if (asks)
      await portal.page.getByRole('dialog').getByRole('button', { name: 'Descartar' }).click()
    await expect(portal.page.getByRole('dialog')).toBeHidden()
    await expect(discard).toHaveCount(left - 1)
  }
  await settle({ phone, provider, network }, 'norma')
})

test.describe('a browser that cannot store a Blob', () => {
  test.use({ look: { scripts: [lacks.blobs] } })

  test('[FLT-76] files are stored as bytes, no table contains a Blob, and the files arrive', async ({
    phone,
    provider,
    network,
  }) => {
    await ready({ phone, provider, network }, adjunto)
    network.cut()
    await adjunto.make(phone.portal, 1)
    await nota.open(phone.portal)
    await nota.write(phone.portal, 1)

    const found = await phone.portal.page.evaluate(walk, Object.values(BASES))
    expect(found.tables).toBeGreaterThan(8)
    expect(found.bytes).toBeGreaterThan(70_000)
    expect(found.blobs).toEqual([])

    network.restore()
    await nota.press(phone.portal, 1)
    await nota.kept(phone.portal, 1)
    for (const kind of kinds)
      if (kind !== descarte) await expect.poll(() => standing(phone.portal, kind)).toEqual(['done'])
    await settle({ phone, provider, network }, 'norma')
  })
})
