import type { Portal } from '../support/portal.ts'
import { type Phone, expect, test } from '../support/test.ts'
import { type Scene, settle } from './support/invariants.ts'
import { notasOn } from './support/notas.ts'
import { NOTE, descarte, nota, ready, sayOnline, standing } from './support/operations.ts'
import { pendientesOn } from './support/pendientes.ts'
import { sample } from './support/sample.ts'

const NAME = NOTE.titulo
const FIRST = 'De la primera ventana'
const SECOND = 'De la segunda ventana'
const ELSEWHERE = 'De otro teléfono'

const isWaiting = (state: string) => state === 'pending' || state === 'sending'

/** Two windows of one phone edit the same note without signal: one the text, then the other the title. */
async function twoWindows(scene: Scene) {
  const { phone, provider, network } = scene
  await provider.addNota('norma', NOTE)
  const one = await ready(scene, nota)
  const other = await phone.newWindow()
  await notasOn(other).open()
  await expect(notasOn(one).nota(NAME)).toBeVisible()
  await expect(notasOn(other).nota(NAME)).toBeVisible()
  const seen = await sample(one.page, FIRST, '[aria-label=Notas]')
  network.cut()

  await notasOn(one).editar(NAME, { texto: FIRST })
  await expect(notasOn(other).nota(NAME)).toContainText(FIRST)
  await notasOn(other).editar(NAME, { titulo: SECOND })

  for (const window of [one, other]) await expect(notasOn(window).nota(SECOND)).toContainText(FIRST)
  const states = await standing(one, nota)
  expect(states.map(isWaiting)).toEqual([true, true])
  return { one, other, seen }
}

test('[FLT-47] two windows edit one note without signal: both edits are sent in order, without a conflict', async ({
  phone,
  provider,
  network,
}) => {
  const { one, seen } = await twoWindows({ phone, provider, network })

  network.restore()
  await sayOnline(one)

  await expect.poll(() => standing(one, nota)).toEqual(['done', 'done'])
  await settle({ phone, provider, network }, 'norma')
  expect(await provider.notas('norma')).toMatchObject([
    { titulo: SECOND, texto: FIRST, version: 3 },
  ])
  expect(await provider.efectos()).toHaveLength(2)
  expect(await seen()).toEqual([false, true])
})

/** Two windows edit the note as above, while another person changes it at the provider. */
async function twoWindowsAndAnother(scene: Scene) {
  const { one, other } = await twoWindows(scene)
  await scene.provider.changeNota('norma', NOTE.idNota, { texto: ELSEWHERE })
  scene.network.restore()
  await sayOnline(one)
  await expect.poll(() => standing(one, nota)).toEqual(['conflict', 'pending'])
  expect(await scene.provider.efectos()).toEqual([])
  await pendientesOn(other).open()
  return { one, other }
}

test('[FLT-47, FLT-48] one «Que quede lo mío» keeps both edits of a note that was also changed elsewhere', async ({
  phone,
  provider,
  network,
}) => {
  const { one, other } = await twoWindowsAndAnother({ phone, provider, network })

  await pendientesOn(other).dejar(NAME, 'mine')

  await expect.poll(() => standing(one, nota)).toEqual(['done', 'done'])
  await settle({ phone, provider, network }, 'norma')
  expect(await provider.notas('norma')).toMatchObject([
    { titulo: SECOND, texto: FIRST, version: 4 },
  ])
})

test('[FLT-47, FLT-48] «Que quede lo de la obra social» is asked for each edit of a note changed elsewhere', async ({
  phone,
  provider,
  network,
}) => {
  const { one, other } = await twoWindowsAndAnother({ phone, provider, network })

  await pendientesOn(other).dejar(NAME, 'theirs')
  await expect.poll(() => standing(one, nota)).toEqual(['conflict'])
  await pendientesOn(other).dejar(SECOND, 'theirs')

  await expect.poll(() => standing(one, nota)).toEqual([])
  await expect(notasOn(one).nota(NAME)).toContainText(ELSEWHERE)
  await settle({ phone, provider, network }, 'norma')
  expect(await provider.notas('norma')).toMatchObject([
    { titulo: NAME, texto: ELSEWHERE, version: 2 },
  ])
  expect(await provider.efectos()).toEqual([])
})

type Words = { first: string; second: string }

/** Two phones edit the note from the same version; the second phone sends after the first one's change has arrived. */
async function twoPhones(scene: Scene, second: Phone, { first, second: later }: Words) {
  const { phone, provider, network } = scene
  await provider.addNota('norma', NOTE)
  const one = await ready(scene, nota)
  const other = await ready({ ...scene, phone: second }, nota)
  await notasOn(other).corregir(NAME, { texto: later })
  await notasOn(one).editar(NAME, { texto: first })
  await expect.poll(() => standing(phone.portal, nota)).toEqual(['done'])

  network.cut()
  await notasOn(other).listo()
  await expect(notasOn(other).nota(NAME)).toContainText(later)
  network.restore()
  await sayOnline(other)
  return { one, other }
}

/** Much later the first phone reads again: both phones and the provider have the same text. */
async function assertEqual(scene: Scene, second: Phone, texto: string, met: string[] = []) {
  const { phone, provider } = scene
  await expect(notasOn(second.portal).nota(NAME)).toContainText(texto)
  await phone.portal.ageCopies()
  await sayOnline(phone.portal)
  await expect(notasOn(phone.portal).nota(NAME)).toContainText(texto)
  expect(await provider.notas('norma')).toMatchObject([{ titulo: NAME, texto }])
  await settle(scene, 'norma', { others: [second], met })
  await settle({ ...scene, phone: second }, 'norma', { others: [phone], met })
}

const MINE = 'Del segundo teléfono'
const THEIRS = 'Del primer teléfono'
const BETTER = 'Del segundo teléfono, mejor dicho'

/** Choices in a conflict, and the resulting text. */
const CHOICES: { choice: string; texto: string; choose: (portal: Portal) => Promise<void> }[] = [
  {
    choice: '«Que quede lo mío»',
    texto: MINE,
    choose: (portal) => pendientesOn(portal).dejar(MINE, 'mine'),
  },
  {
    choice: '«Que quede lo de la obra social»',
    texto: THEIRS,
    choose: (portal) => pendientesOn(portal).dejar(MINE, 'theirs'),
  },
  {
    choice: 'correcting it again, and «Que quede lo mío»',
    texto: BETTER,
    async choose(portal) {
      await notasOn(portal).open()
      await notasOn(portal).editar(NAME, { texto: BETTER })
      await pendientesOn(portal).open()
      await pendientesOn(portal).dejar(MINE, 'mine')
    },
  },
]

for (const { choice, texto, choose } of CHOICES)
  test(`[FLT-48] one note edited on two phones: the second shows both versions; after ${choice} both phones agree`, async ({
    phone,
    open,
    provider,
    network,
  }) => {
    const scene = { phone, provider, network }
    const second = await open()
    const { other } = await twoPhones(scene, second, { first: THEIRS, second: MINE })
    await expect.poll(() => standing(other, nota)).toEqual(['conflict'])
    await pendientesOn(other).open()
    const both = pendientesOn(other).cambio(MINE).getByRole('definition')
    await expect(both).toHaveText([`${NAME}: ${MINE}`, `${NAME}: ${THEIRS}`])

    await choose(other)

    const unsent = async () => (await standing(other, nota)).filter((state) => state !== 'done')
    await expect.poll(unsent).toEqual([])
    await notasOn(other).open()
    await assertEqual(scene, second, texto)
  })

test('[FLT-51] one notification dismissed on two phones without signal ends as sent on both', async ({
  phone,
  open,
  provider,
  network,
}) => {
  const scene = { phone, provider, network }
  const second = await open()
  const phones = [phone, second]
  for (const one of phones) await ready({ ...scene, phone: one }, descarte)
  network.cut()
  for (const { portal } of phones) await descarte.make(portal, 1)

  network.restore()
  for (const { portal } of phones) await sayOnline(portal)

  for (const { portal } of phones)
    await expect.poll(() => standing(portal, descarte)).toEqual(['done'])
  const left = (await provider.notificaciones('norma')).map((one) => one.numeroNotificacion)
  expect(left).toHaveLength(2)
  expect(left.some((numero) => descarte.words(1).endsWith(numero))).toBe(false)
  await settle(scene, 'norma', { others: [second] })
  await settle({ ...scene, phone: second }, 'norma', { others: [phone] })
})

test('[FLT-51] one note saved with the same text on two phones ends as sent on both, without a conflict', async ({
  phone,
  open,
  provider,
  network,
}) => {
  const scene = { phone, provider, network }
  const second = await open()
  const { other } = await twoPhones(scene, second, { first: THEIRS, second: THEIRS })

  await expect.poll(() => standing(other, nota)).toEqual(['done'])

  const met = (await other.outbox()).flatMap(({ keys }) => keys)
  await assertEqual(scene, second, THEIRS, met)
  expect(await provider.notas('norma')).toMatchObject([{ version: 2 }])
  expect(await provider.efectos()).toHaveLength(1)
})
