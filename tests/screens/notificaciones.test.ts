import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { texts as pendientes } from '#features/pendientes/texts.ts'
import { device } from '#live/telefono/device.ts'

import { abiertas, campana, descartar, notificacion } from './support/campana.ts'
import { salida } from './support/guardado.ts'
import { network, provider } from './support/lejos.ts'
import { abrir, abrirOtraVez, enlace, ir, main, titulo } from './support/pantalla.ts'
import { cuantos, tocar } from './support/tocar.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

const PENDIENTES = '/v1/usuarios/afiliados/notificaciones-pendientes'

test('[NOTI-01, NOTI-02, NOTI-04, API-07, API-08] choosing a notification of an authorization removes it and opens the list of requests', async () => {
  await abrir('/')
  await descartar('20290')
  expect(location.pathname).toBe('/autorizaciones')
  await expect.element(titulo()).toHaveTextContent('Solicitudes de Autorización')
  await expect.element(campana()).toHaveAccessibleName('Notificaciones, 2 sin ver')
  await expect.poll(() => provider.notificaciones('norma')).toHaveLength(2)
})

const GENERADA = 20_401

async function aprobar(): Promise<void> {
  for (const paso of ['tomar', 'aprobar'] as const)
    expect(await provider.moverSolicitud({ id: GENERADA, paso })).toBe('movida')
}

const suFila = () =>
  main().getByRole('list', { name: 'Solicitudes de Autorización' }).getByRole('listitem').filter({
    hasText: '00020401',
  })

test('[NOTI-04, AUTH-21] a notified change reaches the open list, and the notification leads to its request', async () => {
  await abrir('/autorizaciones')
  await expect.element(suFila()).toHaveTextContent('Generada')
  await aprobar()
  dispatchEvent(new Event('online'))

  await expect.element(suFila()).toHaveTextContent('Aprobada')
  await campana().click()
  await abiertas()
    .getByRole('button', { name: /aprobada.*N° 20401$/i })
    .click()
  const avisada = main().getByRole('region', { name: 'La de tu notificación' })
  await expect.element(avisada).toHaveTextContent(/00020401\s*Aprobada/)
  await expect.element(titulo()).toHaveTextContent('Solicitudes de Autorización')
  await enlace(/^Ver solicitud$/).click()
  await expect.element(titulo()).toHaveTextContent('00020401')
  await expect.element(main().getByText('Aprobada').first()).toBeVisible()
})

test(
  '[NOTI-04] a chosen notification fetches its request again, even if the copy is seconds old',
  { tags: ['largo'] },
  async () => {
    await abrir('/autorizaciones')
    await expect.element(suFila()).toHaveTextContent('Generada')
    await aprobar()
    dispatchEvent(new Event('online'))
    await campana().click()
    const una = abiertas().getByRole('button', { name: /N° 20401$/ })
    await expect.element(una).toBeVisible()
    await expect.element(suFila()).toHaveTextContent('Aprobada')
    expect(await provider.moverSolicitud({ id: GENERADA, paso: 'reabrir' })).toBe('movida')

    await una.first().click()

    await expect.element(suFila()).toHaveTextContent('Generada')
    const avisada = main().getByRole('region', { name: 'La de tu notificación' })
    await expect.element(avisada).toHaveTextContent(/00020401\s*Generada/)
  },
)

test('[AUTH-21] reloading a request fetches its state again', async () => {
  await abrir(`/ver-autorizacion?id=${GENERADA}`)
  await expect.element(main().getByText('Generada').first()).toBeVisible()
  await aprobar()

  await abrirOtraVez(`/ver-autorizacion?id=${GENERADA}`)

  await expect.element(main()).toHaveTextContent(/Vale del/)
})

test('[NOTI-01, NOTI-03, API-07] a notification of a chronic prescription leads to it and leaves the bell', async () => {
  await abrir('/')
  const una = (await provider.notificaciones('norma')).find(
    ({ codigoTipoNotificacion }) => codigoTipoNotificacion === 'RecetaMedicaIfx',
  )
  await descartar(String(una?.numeroNotificacion))
  expect(location.pathname).toBe(`/ver-receta-cronica/${una?.idSolicitud}`)
  await expect.element(titulo()).toHaveTextContent(/^Receta N°/)
  await expect.element(campana()).toHaveAccessibleName('Notificaciones, 2 sin ver')
  await expect.poll(() => provider.notificaciones('norma')).toHaveLength(2)
})

test('[NOTI-01, NOTI-02, HOME-03] bell and home say a request’s result in a sentence, and home drops it once it was opened', async () => {
  await abrir('/')
  const novedades = () => page.getByRole('list', { name: 'Novedades' }).getByRole('button')
  await expect
    .element(novedades().first())
    .toHaveTextContent(
      /^Resonancia magnética de rodilla: aprobada\.\s*Norma · Vale hasta el \d\d\/\d\d(\/\d{4})?\.$/,
    )
  await campana().click()
  await expect
    .element(notificacion('20377'))
    .toHaveTextContent(
      /^Resonancia magnética de rodilla: aprobada\.\s*Vale hasta el \d\d\/\d\d(\/\d{4})?\.\s*Norma · N° 20377$/,
    )
  await expect
    .element(notificacion('20290'))
    .toHaveTextContent(/Espirometría: observada\.\s*Falta el informe del pediatra\.\s*Tomás/)
  await userEvent.keyboard('{Escape}')

  await tocar(novedades().first())
  await expect.poll(() => location.pathname).toMatch(/autorizacion/)
  await expect.element(campana()).toHaveAccessibleName('Notificaciones, 2 sin ver')
  history.back()
  await expect.element(titulo()).toHaveTextContent('Hola, Norma')
  await cuantos(novedades(), 1)
  await expect.element(novedades().first()).toHaveTextContent(/^2 × Espirometría: observada\./)
})

test('[NOTI-01] a notification without stored data shows the provider’s words', async () => {
  await network.rule({ match: 'GET /v1/autorizaciones/', do: { kind: 'status', code: 503 } })
  await abrir('/', { recien: true })
  await campana().click()
  await expect
    .element(notificacion('20377'))
    .toHaveTextContent(/^Solicitud de autorización\s*N° 20377$/)
  expect(page.getByRole('list', { name: 'Novedades' }).elements()).toEqual([])
})

test('[NOTI-01, SHELL-02] after the last notification the list says that there is none, and the bell has no count', async () => {
  await abrir('/')
  for (const numero of ['20377', '88120', '20290']) await descartar(numero)
  await expect.element(campana()).toHaveAccessibleName('Notificaciones')
  await campana().click()
  await expect.element(abiertas().getByText('No se encontraron notificaciones.')).toBeVisible()
})

test('[NOTI-02, FLT-49] without signal one touch undoes a dismissal without a question', async () => {
  await abrir('/')
  await expect.element(campana()).toHaveAccessibleName('Notificaciones, 3 sin ver')
  await network.cut()
  await descartar('20377')
  await expect.element(campana()).toHaveAccessibleName('Notificaciones, 2 sin ver')
  ir('/pendientes')
  await tocar(main().getByRole('button', { name: 'Deshacer' }))
  // If it was already tried, it may have arrived: the text says so without asking.
  const dicho = new RegExp(`^La notificación volvió a la campana\\.|^${pendientes.deshechoAca}`)
  await expect.element(page.getByText(dicho)).toBeVisible()
  expect(page.getByRole('dialog').elements()).toEqual([])
  await expect.element(campana()).toHaveAccessibleName('Notificaciones, 3 sin ver')
  expect(await salida()).toEqual([])
})

/** The phone's next write of a change waits until `go`, or fails with `fail`. */
function unaEscrituraLenta(): { go: () => void; fail: (why: Error) => void } {
  let go = () => {}
  let fail = (_why: Error) => {}
  const held = new Promise<void>((resolve, reject) => ([go, fail] = [resolve, reject]))
  const { salida: base } = device
  const write = base.transaction.bind(base) as (...all: unknown[]) => unknown
  const isAChange = ([, tables]: unknown[]) =>
    Array.isArray(tables) && tables.includes(base.borradores)
  vi.spyOn(base, 'transaction').mockImplementation(((...all: unknown[]) =>
    isAChange(all) ? held.then(() => write(...all)) : write(...all)) as never)
  return { go, fail }
}

test('[NOTI-02] a chosen notification leaves the bell before the phone has stored that', async () => {
  await abrir('/')
  await expect.element(campana()).toHaveAccessibleName('Notificaciones, 3 sin ver')
  await campana().click()
  const { go } = unaEscrituraLenta()

  await notificacion('20377').click()

  await expect.element(campana()).toHaveAccessibleName('Notificaciones, 2 sin ver')
  expect(await salida()).toEqual([])
  expect(location.pathname).toBe('/')
  go()
  await expect.poll(() => location.pathname).toBe('/autorizaciones')
  await expect.poll(() => provider.notificaciones('norma')).toHaveLength(2)
  await expect.element(campana()).toHaveAccessibleName('Notificaciones, 2 sin ver')
})

test('[NOTI-02] a chosen notification that the phone could not store returns to the bell, with a sentence', async () => {
  await abrir('/')
  await campana().click()
  const { fail } = unaEscrituraLenta()
  await notificacion('20377').click()
  await expect.element(campana()).toHaveAccessibleName('Notificaciones, 2 sin ver')

  fail(new DOMException('broken', 'DataError'))

  await expect.element(campana()).toHaveAccessibleName('Notificaciones, 3 sin ver')
  await expect
    .element(page.getByText('No se pudo guardar. No perdiste lo que escribiste: probá de nuevo.'))
    .toBeVisible()
  await expect.element(notificacion('20377')).toBeVisible()
})

test('[FLT-79, NOTI-02] a dismissed notification does not come back, not even for a moment', async () => {
  await abrir('/')
  await expect.element(campana()).toHaveAccessibleName('Notificaciones, 3 sin ver')
  const seen: string[] = []
  const bell = campana().element()
  const watching = new MutationObserver(() => seen.push(bell.getAttribute('aria-label') ?? ''))
  watching.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  })
  await network.rule({
    match: `GET ${PENDIENTES}`,
    do: { kind: 'status', code: 500 },
    times: 1,
  })
  const asked = async () => (await network.asked(PENDIENTES)).length
  const before = await asked()
  await campana().click()
  await notificacion('20377').click()
  await expect.poll(() => provider.notificaciones('norma')).toHaveLength(2)
  await expect.poll(async () => (await device.salida.operaciones.toArray())[0]?.state).toBe('done')
  dispatchEvent(new Event('online'))
  await expect.poll(asked).toBeGreaterThan(before + 1)
  await expect.element(campana()).toHaveAccessibleName('Notificaciones, 2 sin ver')
  watching.disconnect()
  const afterwards = seen.slice(seen.indexOf('Notificaciones, 2 sin ver'))
  expect(new Set(afterwards)).toEqual(new Set(['Notificaciones, 2 sin ver']))
})
