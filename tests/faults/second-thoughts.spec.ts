import { claves } from '#contract/extensiones/claves.ts'

import type { Portal } from '../support/portal.ts'
import { expect, test } from '../support/test.ts'
import { type Scene, settle } from './support/invariants.ts'
import { notasOn } from './support/notas.ts'
import {
  type Kind,
  NOTE,
  adjunto,
  descarte,
  kinds,
  nota,
  ready,
  sayOnline,
  standing,
} from './support/operations.ts'
import { pendientesOn } from './support/pendientes.ts'

const ANULAR = `POST ${claves.anular.path}`
const NAME = NOTE.titulo

/** A change whose nth step the provider has saved; its answer was lost, and later deliveries are blocked. */
async function answerLost({ provider, network }: Scene, kind: Kind, portal: Portal, step = 0) {
  const match = kind.steps[step] ?? kind.steps[0]
  network.rule({ match, nth: 1, do: { kind: 'dropAnswer' } })
  network.rule({ match, do: { kind: 'refuse' } })
  await kind.make(portal, 1)
  await expect.poll(async () => (await provider.efectos()).length).toBe(step + 1)
  await expect.poll(() => standing(portal, kind)).toEqual(['pending'])
}

for (const kind of kinds)
  for (const [step, match] of kind.steps.entries())
    test(`[FLT-49] ${kind.name}: discarded when the answer of step ${step + 1} is lost, it is shown as arrived and sent`, async ({
      phone,
      provider,
      network,
    }) => {
      const scene = { phone, provider, network }
      const portal = await ready(scene, kind)
      await answerLost(scene, kind, portal, step)

      await pendientesOn(portal).open()
      await pendientesOn(portal).descartar(kind.words(1))

      const says =
        kind.steps.length === 1
          ? 'Ya se había enviado: no se puede deshacer.'
          : 'Ya se envió una parte: no se puede deshacer. El resto se envía solo.'
      await expect(portal.toast(says)).toBeVisible()
      await settle(scene, 'norma')
      expect(await standing(portal, kind)).toEqual(['done'])
      expect(await provider.efectos()).toHaveLength(kind.steps.length)
      const deliveries = network.sent(match).map(({ key, body }) => `${key} ${body}`)
      expect(new Set(deliveries).size).toBe(1)
    })

for (const kind of kinds)
  test(`[FLT-49] ${kind.name}: discarded after a failed try, its key is annulled, and a late delivery is refused`, async ({
    phone,
    provider,
    network,
  }) => {
    const [match] = kind.steps
    const portal = await ready({ phone, provider, network }, kind)
    network.rule({ match, do: { kind: 'refuse' } })
    await kind.make(portal, 1)
    await expect.poll(() => network.sent(match).length).toBeGreaterThan(0)
    await expect.poll(() => standing(portal, kind)).toEqual(['pending'])

    await pendientesOn(portal).open()
    await pendientesOn(portal).descartar(kind.words(1))
    await expect(pendientesOn(portal).dialogo()).toBeHidden()
    await expect.poll(() => standing(portal, kind)).toEqual([])

    const [first] = network.sent(match)
    expect(network.sent(ANULAR).map(({ body }) => body)).toEqual([
      JSON.stringify({ claves: [first?.key] }),
    ])
    const { method = '', path = '', authorization = '', key = '', body = '' } = first ?? {}
    const headers = { authorization, 'idempotency-key': key, 'content-type': 'application/json' }
    const late = await fetch(network.url.replace(/:\d+$/, `:${provider.port()}`) + path, {
      method,
      headers,
      body,
    })
    expect(late.status).toBe(422)
    await settle({ phone, provider, network }, 'norma')
    expect(await provider.efectos()).toEqual([])
  })

for (const kind of kinds)
  test(`[FLT-49] ${kind.name}: discarded without signal after a lost answer, it asks the person to confirm the doubt`, async ({
    phone,
    provider,
    network,
  }) => {
    const scene = { phone, provider, network }
    const portal = await ready(scene, kind)
    await answerLost(scene, kind, portal)
    await pendientesOn(portal).open()
    network.cut()
    const pendientes = pendientesOn(portal)
    const forgotten = await portal.outbox()

    await pendientes.descartar(kind.words(1))
    if (kind === descarte)
      await expect(portal.toast('Lo deshicimos acá. Puede que ya se haya enviado.')).toBeVisible()
    else {
      await expect(pendientes.alerta()).toContainText('Puede que ya se haya enviado')
      await pendientes.dialogo().getByRole('button', { name: 'Volver' }).click()
      await expect(pendientes.dialogo()).toBeHidden()
      expect(await standing(portal, kind)).toHaveLength(1)
      await pendientes.descartar(kind.words(1))
      await expect(pendientes.alerta()).toContainText('Puede que ya se haya enviado')
      await pendientes.descartarIgual()
    }

    await expect(pendientes.dialogo()).toBeHidden()
    await expect.poll(() => standing(portal, kind)).toEqual([])
    await portal.ageCopies()
    await settle(scene, 'norma', { forgotten })
    expect(await provider.efectos()).toHaveLength(1)
  })

test('[FLT-49] an upload discarded in its first step sends no other step, and the next change arrives', async ({
  phone,
  provider,
  network,
}) => {
  const scene = { phone, provider, network }
  const portal = await ready(scene, adjunto)
  const [recibo, archivos] = adjunto.steps
  let release = () => {}
  const until = new Promise<void>((resolve) => (release = resolve))
  const later = { code: 503, headers: { 'retry-after': '8' } }
  network.rule({ match: recibo, nth: 1, do: { kind: 'status', ...later } })
  network.rule({ match: recibo, do: { kind: 'hold', until } })
  network.rule({ match: ANULAR, do: { kind: 'refuse' } })
  await adjunto.make(portal, 1)
  await adjunto.make(portal, 2)
  await pendientesOn(portal).open()
  const forgotten = await portal.outbox()

  // A change that is being sent has no button to discard it: so the question is opened before sending starts.
  await pendientesOn(portal).preguntar(adjunto.words(1))
  await expect.poll(async () => (await provider.efectos()).length).toBe(1)
  await pendientesOn(portal).confirmar()
  await pendientesOn(portal).descartarIgual()
  await expect.poll(() => standing(portal, adjunto)).toHaveLength(1)
  release()

  await expect.poll(() => standing(portal, adjunto)).toEqual(['done'])
  expect(network.sent(archivos ?? '')).toHaveLength(1)
  await settle(scene, 'norma', { forgotten: forgotten.slice(0, 1) })
  expect(await provider.efectos()).toHaveLength(1 + adjunto.steps.length)
})

/** An edit of a note that arrived without the phone's knowledge, and a second edit behind it. */
async function correctedTwice(scene: Scene) {
  const { phone, provider, network } = scene
  await provider.addNota('norma', NOTE)
  const portal = await ready(scene, nota)
  const [match] = nota.steps
  network.rule({ match, nth: 1, do: { kind: 'dropAnswer' } })
  network.rule({ match, do: { kind: 'refuse' } })
  await notasOn(portal).editar(NAME, { texto: 'Lo primero' })
  await expect.poll(async () => (await provider.efectos()).length).toBe(1)
  await expect.poll(() => standing(portal, nota)).toEqual(['pending'])
  const [sent] = await phone.portal.outbox()

  await notasOn(portal).editar(NAME, { texto: 'Lo segundo' })

  await expect(notasOn(portal).nota(NAME)).toContainText('Lo segundo')
  const [first, second] = await portal.outbox()
  expect(first).toMatchObject({ keys: sent?.keys, payload: sent?.payload })
  expect(second?.keys).not.toEqual(sent?.keys)
  return portal
}

/** Both edits arrived, each under its own key, and every delivery of an edit had the same content. */
async function assertBoth(scene: Scene, portal: Portal) {
  const { provider, network } = scene
  await settle(scene, 'norma')
  expect(await standing(portal, nota)).toEqual(['done', 'done'])
  const deliveries = network.sent(nota.steps[0]).map(({ key, body }) => `${key} ${body}`)
  expect(new Set(deliveries).size).toBe(2)
  expect(await provider.efectos()).toHaveLength(2)
  expect(await provider.notas('norma')).toMatchObject([{ texto: 'Lo segundo', version: 3 }])
}

test('[FLT-49] a note edited after a lost answer sends the edit under its own key; the sent text stays', async ({
  phone,
  provider,
  network,
}) => {
  const scene = { phone, provider, network }
  const portal = await correctedTwice(scene)

  network.heal()
  await sayOnline(portal)

  await expect.poll(() => standing(portal, nota)).toEqual(['done', 'done'])
  await assertBoth(scene, portal)
})

test('[FLT-49] a note edited after a lost answer and then discarded sends the edit; the first text stays', async ({
  phone,
  provider,
  network,
}) => {
  const scene = { phone, provider, network }
  const portal = await correctedTwice(scene)

  await pendientesOn(portal).open()
  await pendientesOn(portal).descartar('Lo primero')

  await expect(portal.toast('Ya se había enviado: no se puede deshacer.')).toBeVisible()
  await assertBoth(scene, portal)
})

test('[FLT-49] after a failed try, a note with an edit and a discarded first text sends only the edit', async ({
  phone,
  provider,
  network,
}) => {
  const scene = { phone, provider, network }
  await provider.addNota('norma', NOTE)
  const portal = await ready(scene, nota)
  const [match] = nota.steps
  network.rule({ match, do: { kind: 'refuse' } })
  await notasOn(portal).editar(NAME, { texto: 'Lo primero' })
  await expect.poll(() => network.sent(match).length).toBeGreaterThan(0)
  await expect.poll(() => standing(portal, nota)).toEqual(['pending'])
  await notasOn(portal).editar(NAME, { texto: 'Lo segundo' })

  await pendientesOn(portal).open()
  await pendientesOn(portal).descartar('Lo primero')
  await expect.poll(() => standing(portal, nota)).toHaveLength(1)

  await settle(scene, 'norma')
  expect(await provider.notas('norma')).toMatchObject([{ texto: 'Lo segundo', version: 2 }])
})
