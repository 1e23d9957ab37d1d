import { mostradorOn } from '../support/contador.ts'
import { people } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

test(
  '[HOME-01, HOME-02, HOME-03] home shows a card a member, with credential and the way to each record',
  { tag: '@siempre' },
  async ({ phone: { portal }, provider }) => {
    await portal.signIn()
    const cards = portal.page.getByRole('list', { name: 'Tu grupo familiar' }).getByRole('listitem')

    await expect(cards).toHaveCount(4)
    await expect(cards.getByRole('button', { name: /^Mostrar credencial de / })).toHaveCount(4)
    await expect(cards.first().getByRole('link', { name: 'Ver perfil' })).toHaveAttribute(
      'href',
      '/perfil',
    )
    await expect(cards.getByRole('link', { name: /^Ver afiliado/ })).toHaveCount(3)
    await expect(cards.nth(1).getByRole('link', { name: /^Ver afiliado/ })).toHaveAttribute(
      'href',
      /^\/ver-afiliado\/\d+$/,
    )
    const [, other] = await provider.familia('norma')
    if (!other) throw new Error('Norma has no family.')
    await cards.getByRole('button', { name: `Mostrar credencial de ${other.nombre}` }).click()
    await expect(portal.credencial()).toContainText(`${other.nombre} ${other.apellido}`)
    await expect(portal.credencial()).toContainText(other.numeroAfiliado)
  },
)

test('[HOME-04, HOME-05, SHELL-28] the quick cards lead to their screens; Orden Electrónica only on mobile or small screens', async ({
  open,
}) => {
  const card = (page: Awaited<ReturnType<typeof open>>['portal']['page'], name: string) =>
    page.getByRole('main').getByRole('link', { name: new RegExp(`^${name}`) })
  const check = async (look: Parameters<typeof open>[0], electronic: boolean) => {
    const { portal } = await open(look)
    await portal.signIn()
    await expect(card(portal.page, 'Teleconsulta')).toHaveAttribute('href', '/teleconsulta')
    await expect(card(portal.page, 'Orden Impresa')).toHaveAttribute('href', '/emitir-orden')
    await expect(card(portal.page, 'Grupo Familiar')).toHaveAttribute('href', '/grupo-familiar')
    await expect(card(portal.page, 'Orden Electrónica')).toHaveCount(electronic ? 1 : 0)
  }

  const { portal } = await open({ width: 390, height: 844 })
  await portal.signIn()
  for (const [name, title] of [
    ['Teleconsulta', 'Teleconsulta'],
    ['Orden Impresa', 'Orden Impresa'],
    ['Grupo Familiar', 'Grupo Familiar'],
    ['Orden Electrónica', 'Orden Electrónica'],
  ] as const) {
    await card(portal.page, name).click()
    await expect(portal.titulo()).toHaveText(title)
    await portal.page.goBack()
    await expect(portal.titulo()).toHaveText('Hola, Norma')
  }

  await check({ width: 1280, height: 800, mobile: false }, false)
  await check({ width: 767, height: 800, mobile: false }, true)
  await check({ width: 1024, height: 800, mobile: true }, true)
})

test('[HOME-03, CRED-01] the bottom bar’s ‘Credencial’ says so while nothing of it is on the phone', async ({
  phone: { portal },
  network,
}) => {
  network.rule({ match: 'GET /v1/afiliados/', do: { kind: 'status', code: 500 } })
  network.rule({ match: 'GET /v1/usuarios/afiliados', do: { kind: 'status', code: 500 } })
  await portal.open('/signin')
  await portal.fillSignIn(people.norma)
  await portal.ingresar().click()
  await portal.page.getByRole('button', { name: 'Cerrar aviso' }).click()
  await portal.page.getByRole('button', { name: 'Credencial', exact: true }).click()
  await expect(
    portal.toast('Tu credencial no está en este teléfono todavía. Con señal se trae sola.'),
  ).toBeVisible()
  await expect(portal.credencial()).toHaveCount(0)

  await portal.open('/mostrador')
  const prestar = mostradorOn(portal).prestar()
  await expect(prestar).toBeDisabled()
  const fondo = await prestar.evaluate((button) => getComputedStyle(button).backgroundColor)
  expect(fondo).not.toBe('rgb(7, 100, 65)')
})

test('[FAM-01, FMT-01] the family group lists every member as a link to their record', async ({
  phone: { portal },
}) => {
  await portal.signIn()
  await portal.open('/grupo-familiar')
  const members = portal.page.getByRole('main').getByRole('listitem')

  await expect(members).toHaveCount(4)
  await expect(members.first()).toContainText('28.456.789')
  for (const link of await members.getByRole('link').all())
    await expect(link).toHaveAttribute('href', /^\/ver-afiliado\/\d+$/)
})

test('[FAM-02, FMT-01] a referred member shows where to and until when, the others nothing', async ({
  phone: { portal },
}) => {
  await portal.signIn(people.derivado)
  await portal.open('/grupo-familiar')

  await expect(portal.page.getByText('Plan de salud')).toHaveCount(1)
  await expect(portal.page.getByRole('heading', { name: /^Derivación/ })).toHaveCount(1)
  const of = (term: string) =>
    portal.page.getByRole('term').filter({ hasText: term }).locator('xpath=following-sibling::dd')
  await expect(of('Plan de salud')).toHaveText('Instituto de Obra Médico Asistencial (IOMA)')
  await expect(of('Provincia')).toHaveText('Buenos Aires')
  await expect(portal.page.getByText(/^\d{2}\/\d{2}\/\d{4}$/)).toHaveCount(2)
})

test('[SESS-07, API-04, API-05] moving between screens asks for nothing a second time', async ({
  phone: { portal },
  network,
}) => {
  await portal.signIn()
  await expect.poll(() => network.asked('/v1/afiliados/').length).toBe(6)
  await portal.page
    .getByRole('main')
    .getByRole('link', { name: /^Grupo Familiar/ })
    .click()
  await expect(portal.titulo()).toHaveText('Grupo Familiar')
  await portal.page.goBack()
  await portal.page.reload()
  await expect(portal.titulo()).toHaveText('Hola, Norma')

  expect(
    network
      .asked('/v1/afiliados/')
      .map(({ path }) => path)
      .toSorted(),
  ).toEqual([
    '/v1/afiliados/afiliado',
    // The records of the others, the group, and the own record.
    '/v1/afiliados/find-afiliado',
    '/v1/afiliados/find-afiliado',
    '/v1/afiliados/find-afiliado',
    '/v1/afiliados/grupo-familiar',
    '/v1/afiliados/seguir-afiliado',
  ])
})

test('[ERR-12, ERR-13] a refresh that fails is told at the age of the data, keeps the rows and shows no toast', async ({
  phone: { portal },
  network,
}) => {
  await portal.signIn()
  await portal.open('/grupo-familiar')
  await expect(portal.page.getByRole('main').getByRole('listitem')).toHaveCount(4)
  // The engine is through: nothing newer is still on its way.
  await mostradorOn(portal).guardado()
  network.rule({ match: 'GET /v1/afiliados/', do: { kind: 'status', code: 500 } })
  await portal.page.evaluate(async () => {
    // An hour goes by: the copy is old from now on.
    const opening = indexedDB.open('portal')
    const db = await new Promise<IDBDatabase>((resolve) =>
      opening.addEventListener('success', () => resolve(opening.result)),
    )
    const store = db.transaction('copias', 'readwrite').objectStore('copias')
    const rows = store.getAll()
    await new Promise((resolve) => rows.addEventListener('success', resolve))
    for (const row of rows.result) store.put({ ...row, savedAt: row.savedAt - 3_600_000 })
    db.close()
  })
  await portal.page.reload()

  await expect(portal.page.getByText('No pudimos actualizar')).toBeVisible()
  await expect(portal.page.getByRole('main').getByRole('listitem')).toHaveCount(4)
  await expect(portal.page.getByText('Error en el servidor. Disculpe las molestias.')).toHaveCount(
    0,
  )

  network.heal()
  await portal.retry()
  await expect(portal.page.getByText('No pudimos actualizar')).toHaveCount(0)
})

test('[ERR-12] a list that was never loaded says so, never that it is empty', async ({
  phone: { portal },
  network,
}) => {
  network.rule({ match: 'GET /v1/afiliados/grupo-familiar', do: { kind: 'status', code: 503 } })
  await portal.signIn()
  await portal.open('/grupo-familiar')

  await expect(portal.page.getByRole('button', { name: 'Reintentar' })).toBeVisible()
  await expect(portal.page.getByText('Tu grupo familiar no tiene integrantes')).toHaveCount(0)
  network.heal()
  await portal.retry()
  await expect(portal.page.getByRole('main').getByRole('listitem')).toHaveCount(4)
})
