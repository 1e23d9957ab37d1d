import { lacks } from '../faults/support/lacks.ts'
import { expect, test } from '../support/test.ts'

/** A screen whose data could not be fetched, where the person presses 'Reintentar'. */
const TEXTS: [ids: string, answer: { code: number; body?: string }, text: string][] = [
  [
    'ERR-02',
    { code: 422, body: '{"error":"El afiliado está dado de baja."}' },
    'El afiliado está dado de baja.',
  ],
  [
    'ERR-02, ERR-03',
    { code: 400, body: '{"error":"Falta el grupo.","message":"otra"}' },
    'Falta el grupo.',
  ],
  ['ERR-03', { code: 400 }, 'Datos inválidos'],
  ['ERR-04', { code: 403 }, 'Error de permisos.'],
  ['ERR-05', { code: 404 }, 'No se encontró el recurso.'],
  ['ERR-06', { code: 415 }, 'Error de conexión.'],
  ['ERR-07', { code: 502 }, 'Error en el servidor. Disculpe las molestias.'],
  ['ERR-08', { code: 418 }, 'Error (418)'],
  [
    'ERR-01',
    { code: 200, body: '{"status":"error","message":"El padrón se está actualizando."}' },
    'El padrón se está actualizando.',
  ],
  [
    'ERR-01',
    { code: 409, body: '{"status":"error","message":"Otra persona lo está cambiando."}' },
    'Otra persona lo está cambiando.',
  ],
  [
    'ERR-01',
    { code: 500, body: '{"status":"error","message":"El padrón vuelve a las 14."}' },
    'El padrón vuelve a las 14.',
  ],
  ['ERR-12', { code: 200, body: '{"status":"error"}' }, 'No se aceptó, y no dijeron por qué.'],
  [
    'ERR-09',
    { code: 200, body: '{"status":"warning","message":"Servicio en horario reducido."}' },
    'Servicio en horario reducido.',
  ],
]

test('[ERR-01, ERR-02, ERR-03, ERR-04] a call that the person asked for says what failed, in the words of its answer', async ({
  phone: { portal },
  network,
}) => {
  test.setTimeout(120_000)
  const GRUPO = 'GET /v1/afiliados/grupo-familiar'
  network.rule({ match: GRUPO, do: { kind: 'status', code: 500 } })
  await portal.signIn()
  await portal.open('/grupo-familiar')
  const lastFailure = async () =>
    Math.max(...(await portal.failures()).map(({ failedAt }) => failedAt))
  for (const [ids, { code, body }, text] of TEXTS) {
    network.heal()
    network.rule({
      match: GRUPO,
      do: { kind: 'status', code, ...(body !== undefined && { body }) },
    })
    await portal.page.getByRole('button', { name: 'Reintentar' }).click()
    const toast = portal.page.getByRole('alert').getByText(text, { exact: true })
    await expect(toast, ids).toBeVisible()
    // ERR-10: pressed again, the same text is not there a second time.
    const before = await lastFailure()
    await portal.page.getByRole('button', { name: 'Reintentar' }).click()
    await expect.poll(lastFailure, ids).toBeGreaterThan(before)
    await expect(toast, ids).toHaveCount(1)
    // The second failure is told a moment after it is noted: that may be after the first one was closed.
    await expect(async () => {
      await portal.closeToast()
      await expect(toast, ids).toHaveCount(0, { timeout: 500 })
    }).toPass()
  }

  network.heal()
  await portal.retry()
  await expect(portal.page.getByRole('main').getByRole('listitem')).toHaveCount(4)
})

test('[ERR-07] a failure of an earlier visit is tried again at once, at opening and on coming back, and never shown as news', async ({
  phone,
  network,
}) => {
  const GRUPO = 'GET /v1/afiliados/grupo-familiar'
  const failed = (portal: typeof phone.portal) => portal.page.getByText('No pudimos actualizar')
  await phone.portal.signIn()
  await phone.portal.readyForNoSignal()
  network.rule({ match: GRUPO, do: { kind: 'status', code: 500 } })
  await phone.portal.ageCopies()
  await phone.portal.open('/')
  await expect(failed(phone.portal)).toBeVisible()

  let answer = () => undefined as void
  const portal = await phone.restart(async () => {
    network.heal()
    const until = new Promise<void>((resolve) => (answer = resolve))
    network.rule({ match: GRUPO, do: { kind: 'hold', until }, times: 1 })
  })
  const asked = network.sent(GRUPO).length
  await portal.open('/')
  await expect.poll(() => network.sent(GRUPO).length).toBe(asked + 1)
  await expect(portal.titulo()).toHaveText('Hola, Norma')
  await expect(failed(portal)).toHaveCount(0)
  answer()
  await expect.poll(() => portal.failures()).toEqual([])

  network.rule({ match: GRUPO, do: { kind: 'status', code: 500 } })
  await portal.ageCopies()
  await portal.open('/')
  await expect(failed(portal)).toBeVisible()
  network.heal()
  await portal.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(failed(portal)).toHaveCount(0)
  await expect.poll(() => portal.failures()).toEqual([])
})

test('[ERR-11, ERR-12] without an answer the person reads why, and the credential says it where the code would be', async ({
  phone: { portal },
  network,
}) => {
  network.rule({ match: 'GET /v1/afiliados/grupo-familiar', do: { kind: 'refuse' } })
  await portal.signIn()
  await portal.open('/grupo-familiar')
  await portal.page.getByRole('button', { name: 'Reintentar' }).click()
  await expect(portal.page.getByRole('alert').getByText('Error de conexión.')).toBeVisible()

  network.heal()
  network.rule({ match: 'POST /v1/afiliados/credencial/', do: { kind: 'status', code: 403 } })
  await portal.page.getByRole('button', { name: 'Credencial' }).click()
  await expect(portal.credencial().getByText('Error de permisos.')).toBeVisible()
})

test('[ERR-01] a change that the provider refuses waits in Pendientes with the reason, to be sent again or discarded', async ({
  phone: { portal },
  provider,
  network,
}) => {
  const DISMISS = 'POST /v1/afiliados/deshabilitar-notificacion-pendiente'
  network.rule({
    match: DISMISS,
    do: { kind: 'status', code: 422, body: '{"error":"Ese aviso ya no existe."}' },
  })
  await portal.signIn()
  await portal.dismissNotification('20377')
  await portal.dismissNotification('88120')
  await expect(portal.banner()).toContainText('No se aceptaron 2 cambios.')
  await portal.banner().getByRole('link', { name: 'Ver' }).click()
  await expect(portal.page.getByText('Motivo: Ese aviso ya no existe.')).toHaveCount(2)
  await expect(portal.banner().getByRole('link')).toHaveCount(0) // it leads here
  await expect(portal.campana()).toHaveAccessibleName('Notificaciones, 3 sin ver')

  const cards = portal.page.getByRole('main').getByRole('listitem')
  await cards.filter({ hasText: '20377' }).getByRole('button', { name: 'Deshacer' }).click()
  await expect(portal.toast('La notificación volvió a la campana.')).toBeVisible()
  await expect(portal.page.getByRole('dialog')).toBeHidden()
  await expect(cards.filter({ hasText: '20377' })).toHaveCount(0)
  // The button that was pressed is gone: the focus is on the page's title, not on nothing.
  await expect(portal.titulo()).toBeFocused()

  network.heal()
  await cards.filter({ hasText: '88120' }).getByRole('button', { name: 'Reintentar' }).click()
  await expect.poll(() => provider.notificaciones('norma')).toHaveLength(2)
  expect(await provider.efectos()).toHaveLength(1)
})

test.describe('a browser from before 2023', () => {
  test.use({ look: { scripts: [lacks.popover] } })

  test('[ERR-12] is told so, and what helps, instead of a portal that would break', async ({
    phone: { portal },
  }) => {
    await portal.open('/signin')
    await expect(portal.titulo()).toHaveText('Este navegador es muy viejo')
    await expect(portal.page.getByRole('main')).toContainText('Actualizalo')
  })
})
