import { people } from '../support/people.ts'
import type { Portal } from '../support/portal.ts'
import { expect, test } from '../support/test.ts'

const keysOf = async (portal: Portal) => (await portal.copies()).map(({ key }) => key)

const openRecord = (portal: Portal, name: RegExp) =>
  portal.page.getByRole('main').getByRole('link', { name }).click()

test(
  '[FAM-01, FAM-03, FAM-04, FAM-05] every record is readable without signal though none was opened before',
  { tag: '@siempre' },
  async ({ phone: { portal }, network }) => {
    await portal.signIn()
    await portal.readyForNoSignal()
    await portal.kept(/VerAfiliadoScreen/)
    await expect
      .poll(async () => (await keysOf(portal)).filter((key) => key.startsWith('ficha/')))
      .toHaveLength(4)
    network.cut()
    await portal.page.getByRole('main').getByRole('link', { name: 'Grupo Familiar' }).click()

    await openRecord(portal, /^Tomás|Tomás Peralta/)
    const main = portal.page.getByRole('main')
    await expect(portal.titulo()).toHaveText('Tomás Peralta Quiroga')
    await expect(main.getByText(/^Actualizado hoy a las \d\d:\d\d$/)).toBeVisible()
    await expect(main.getByText('En espera: van 84 de 120 días')).toBeVisible()
    await expect(main.getByText(/^Alta \d\d\/\d\d\/\d{4}\. Se usa desde el /)).toBeVisible()
    await expect(main.getByText('Sin restricción')).toBeVisible()
    await expect(main.getByText('Sin inhibición')).toBeVisible()
    await expect(main.getByText('53.906.171')).toBeVisible()
    await expect(main.getByText('Masculino')).toBeVisible()
    await expect(main.getByText('Av. San Martín 450')).toBeVisible()
    await expect(main.getByText('No tiene contactos cargados.')).toBeVisible()

    await main.getByRole('button', { name: 'Mostrar credencial' }).click()
    await expect(portal.credencial().getByText('Tomás Peralta Quiroga')).toBeVisible()
    await portal.page.goBack()

    await main.getByRole('link', { name: 'Grupo Familiar' }).click()
    await openRecord(portal, /Lucía Peralta/)
    await expect(main.getByText('Solo urgencias')).toBeVisible()
    await expect(main.getByText('lucia.peralta@correo.example')).toBeVisible()
  },
)

test('[FAM-02, FAM-04] a referral and an inhibition stand in the record, and the own one has its own call', async ({
  phone: { portal },
  network,
}) => {
  await portal.signIn(people.derivado)
  await portal.open('/grupo-familiar')
  await openRecord(portal, /Facundo Ledesma/)
  const main = portal.page.getByRole('main')
  await expect(main.getByRole('heading', { name: /^Derivación/ })).toBeVisible()
  await expect(main.getByText('Activo', { exact: true })).toBeVisible()
  await expect(main.getByText('Mitre', { exact: true })).toBeVisible()
  expect(network.asked('/v1/afiliados/seguir-afiliado')).not.toHaveLength(0)

  await portal.open('/grupo-familiar')
  await openRecord(portal, /Rocío Vargas/)
  await expect(main.getByText('Inhibición general de bienes')).toBeVisible()
})

test('[FAM-03] whoever is not in the family group, and what is not here yet, is said in words with a way out', async ({
  phone: { portal },
  network,
}) => {
  network.rule({ match: 'POST /v1/afiliados/find-afiliado', do: { kind: 'refuse' } })
  await portal.signIn()
  for (const nobody of ['999999', 'x', '0']) {
    await portal.open(`/ver-afiliado/${nobody}`)
    await expect(portal.titulo()).toHaveText('No encontramos a esa persona')
  }
  await openRecord(portal, /^Ver Grupo Familiar$/)

  await openRecord(portal, /Rubén Peralta/)
  const main = portal.page.getByRole('main')
  await expect(main.getByText(/^No está en este teléfono todavía$/)).toBeVisible()
  await expect(main.getByRole('button', { name: 'Mostrar credencial' })).toBeVisible()
  network.heal()
  await portal.retry()
  await expect(main.getByText('Sin inhibición')).toBeVisible()
})
