import { prueba } from '../support/areaDePrueba/contract.ts'
import { people } from '../support/people.ts'
import type { Portal } from '../support/portal.ts'
import { expect, test } from '../support/test.ts'
import { type Scene, assertInvariants, settle } from './support/invariants.ts'
import { markersOf } from './support/onePerson.ts'
import { adjunto, allLoaded, ready, sayOnline } from './support/operations.ts'

const READS = [
  'GET /v1/usuarios/afiliados/notificaciones-pendientes',
  'GET /v1/afiliados/grupo-familiar',
  `GET ${prueba.lista.path}`,
]
const FILES = `POST ${prueba.archivos.path}`

/** Norma signs out while answers to her reads and to her stored files are on their way. */
async function leftInFlight(scene: Scene) {
  const { network, provider } = scene
  const portal = await ready(scene, adjunto)
  await allLoaded(portal)
  // Only together do number and name identify her: the number may be part of a time, and a pharmacist has her surname.
  const number = ['N° 20377', '"numeroNotificacion":"20377"']
  const markers = [...(await markersOf(provider, 'norma')), 'Norma', ...number]
  const kept = JSON.stringify(await portal.copies())
  expect(markers.filter((marker) => kept.includes(marker))).not.toEqual([])

  let arrive = () => {}
  const late = new Promise<void>((resolve) => (arrive = resolve))
  const seen = new Set(network.log)
  await portal.ageCopies()
  for (const match of [...READS, FILES])
    network.rule({ match, times: 1, do: { kind: 'hold', until: late } })
  const held = () =>
    network.log.filter(
      (entry) =>
        !seen.has(entry) &&
        entry.endedAt === undefined &&
        [...READS, FILES].includes(`${entry.method} ${entry.path}`),
    )
  // In a new page's first round every copy is old. A round that is already under way may have found some copies young,
  // and would wait for the held answers before the next round could begin.
  await adjunto.open(portal)
  await expect.poll(() => held().length).toBe(READS.length)
  await adjunto.make(portal, 1)
  await expect.poll(() => held().length).toBe(READS.length + 1)
  await expect.poll(() => provider.archivos()).toHaveLength(2)
  const onTheirWay = held()

  await portal.miCuenta().click()
  await portal.page.getByRole('link', { name: 'Salir' }).click()
  await portal.page.getByRole('button', { name: 'Guardar para mi próximo ingreso' }).click()
  await expect(portal.titulo()).toHaveText('Ingresá')
  expect(onTheirWay.filter(({ endedAt }) => endedAt !== undefined)).toEqual([])

  return {
    portal,
    /** The answers arrive, and everything that they start ends. */
    arrived: async () => {
      arrive()
      await expect.poll(() => onTheirWay.filter(({ endedAt }) => !endedAt)).toEqual([])
      await expect
        .poll(async () => (await portal.outbox()).map(({ state }) => state))
        .toEqual(['pending'])
      await sayOnline(portal)
      await scene.phone.fireSync()
    },
    /** Her data on the screen or in the tables of copies. */
    traces: async () => {
      const everything = [
        await portal.page.title(),
        await portal.page.locator('body').innerText(),
        JSON.stringify([await portal.copies(), await portal.failures(), await portal.session()]),
      ].join('\n')
      return markers.filter((marker) => everything.includes(marker))
    },
  }
}

async function comeIn(portal: Portal, who: keyof typeof people) {
  await portal.fillSignIn(people[who])
  await portal.ingresar().click()
  await expect(portal.titulo()).toHaveText(/^Hola, /)
}

/** She returns: sending continues from where it was, and every step has one effect. */
async function goesOn(scene: Scene) {
  await settle(scene, 'norma')
  const [row] = await scene.phone.portal.outbox()
  const keys = (await scene.provider.efectos()).map(({ clave }) => clave)
  expect(new Set(keys)).toEqual(new Set(row?.keys))
  expect(keys).toHaveLength(adjunto.steps.length)
  expect(await scene.provider.archivos()).toHaveLength(2)
}

test('[FLT-65, SESS-05] answers that arrive after the sign-out are neither shown nor stored', async ({
  phone,
  provider,
  network,
}) => {
  const scene = { phone, provider, network }
  const { portal, arrived, traces } = await leftInFlight(scene)

  await arrived()

  expect(await portal.copies()).toEqual([])
  expect(await portal.failures()).toEqual([])
  expect(await traces()).toEqual([])
  await expect(portal.titulo()).toHaveText('Ingresá')
  await comeIn(portal, 'norma')
  await goesOn(scene)
})

test('[FLT-65, SESS-09] answers that arrive after another person signed in are discarded', async ({
  phone,
  provider,
  network,
}) => {
  const scene = { phone, provider, network }
  const { portal, arrived, traces } = await leftInFlight(scene)
  await comeIn(portal, 'derivado')
  expect(await traces()).toEqual([])

  await arrived()

  expect(await traces()).toEqual([])
  await assertInvariants(scene, 'derivado')
  await portal.open('/signout')
  await expect(portal.titulo()).toHaveText('Ingresá')
  await comeIn(portal, 'norma')
  await goesOn(scene)
})
