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
    await portal.page.getByRole('button', { name: 'Cerrar aviso' }).click()
    await expect(toast, ids).toHaveCount(0)
  }

  network.heal()
  await portal.retry()
  await expect(portal.page.getByRole('main').getByRole('listitem')).toHaveCount(4)
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
  await cards.filter({ hasText: '20377' }).getByRole('button', { name: 'Descartar' }).click()
  const dialog = portal.page.getByRole('dialog', { name: '¿Descartar este cambio?' })
  await dialog.getByRole('button', { name: 'Volver' }).click()
  await expect(cards.filter({ hasText: '20377' })).toBeVisible()
  await cards.filter({ hasText: '20377' }).getByRole('button', { name: 'Descartar' }).click()
  await dialog.getByRole('button', { name: 'Descartar' }).click()
  await expect(cards.filter({ hasText: '20377' })).toHaveCount(0)

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
