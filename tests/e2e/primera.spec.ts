import type { Page } from 'playwright'

import { diaDe } from '#formato/instantes.ts'
import { CLAVE_TOKEN } from '#local/bases/names.ts'

import { NOMBRE } from '../support/aseguradora.ts'
import { WATCH_SHIFTS, mostradorOn, movido } from '../support/contador.ts'
import { people } from '../support/people.ts'
import type { Portal } from '../support/portal.ts'
import { expect, test } from '../support/test.ts'

/** The look of one element: its place, its text and its drawing. */
type Visto = { que: string; dice: string; trazo: string; caja: number[] }
type Cuadros = { antes?: Visto[]; despues?: Visto[] }

// Runs before a page's own scripts: notes the first frame with data, and the first frame of the
// portal. Parts that the portal adds later, or only on large screens (menu, search), do not count.
const WATCH = `{
  const LATER = '.listo, .cajon > *, .busca, path, g'
  const isKept = (name) => !/^(___|f[0-9a-z]{5,}|r[0-9a-z]{6,}|fui-Icon|solo-)/.test(name)
  const look = (marco) => [marco, ...marco.querySelectorAll('*')]
    .filter((node) => node.getClientRects().length > 0 && !node.closest(LATER))
    .map((node) => {
      const { x, y, width, height } = node.getBoundingClientRect()
      const text = [...node.childNodes].filter(({ nodeType }) => nodeType === 3)
      return {
        // Before the portal has started, the card's button is a link to the counter.
        que: [node.localName.replace('button', 'a'), ...[...node.classList].filter(isKept).sort()].join('.'),
        dice: text.map(({ data }) => data).join('').replace(/\\s+/g, ' ').trim(),
        trazo: node.localName === 'svg' ? (node.querySelector('path')?.getAttribute('d') ?? '') : '',
        caja: [x, y, width, height],
      }
    })
  window.cuadros = {}
  const when = (selector, name) => {
    const changes = new MutationObserver(() => {
      const marco = document.querySelector(selector)
      if (!marco?.querySelector('.columna > *')) return
      changes.disconnect()
      requestAnimationFrame(() => {
        if (marco.isConnected) window.cuadros[name] = look(marco)
      })
    })
    changes.observe(document, { childList: true, subtree: true })
  }
  when('#raiz > .marco', 'antes')
  when('#raiz .fui-FluentProvider .marco', 'despues')
}`

const PHONE = { width: 390, height: 844 }
const COMPUTER = { width: 1280, height: 800 }

const near = (one: number, other = Number.NaN) => (Math.abs(one - other) < 0.5 ? other : one)

/** The lost signal is noticed at the first call: its line under the bar comes after the first frame. */
async function sinSenalYaDicho(portal: Portal) {
  await portal.open('/')
  await expect(portal.banner()).toContainText('Sin señal.')
  // The first line of all comes after the first frame: the page below it slides. The age of the data becomes wider.
  expect(await movido(portal.page)).toBeLessThan(0.001)
}

async function cuadrosDe(page: Page): Promise<Cuadros> {
  await page.waitForFunction(() => (window as unknown as { cuadros: Cuadros }).cuadros.despues)
  return page.evaluate(() => (window as unknown as { cuadros: Cuadros }).cuadros)
}

/**
 * Checks that the first frame with data equals the portal's own, element by element, in the same
 * boxes.
 */
async function taken(page: Page): Promise<Visto[]> {
  let cuadros = await cuadrosDe(page)
  // The portal may take over before the browser draws a frame: another opening has both.
  for (let vez = 0; vez < 5 && !cuadros.antes; vez += 1) {
    await page.reload()
    cuadros = await cuadrosDe(page)
  }
  const { antes = [], despues = [] } = cuadros
  // Rare icons are drawn when the portal runs: until then their boxes are empty. The same letters in two texts are a
  // fraction of a pixel wider than in one.
  const expected = despues.map((visto, n) => ({
    ...visto,
    trazo: antes[n]?.trazo === '' ? '' : visto.trazo,
    caja: visto.caja.map((one, at) => near(one, antes[n]?.caja[at])),
  }))
  expect(antes).toEqual(expected)
  return antes
}

test('[SHELL-21, PERF-09] home and family group show their data in the first frame, in their final places', async ({
  open,
  network,
}) => {
  const phone = await open({ scripts: [WATCH_SHIFTS, WATCH] })
  await phone.portal.signIn()
  await phone.portal.readyForNoSignal()
  await phone.portal.kept(/./)
  await mostradorOn(phone.portal).guardado()
  network.cut()

  const portal = await phone.restart()
  const { page } = portal
  await sinSenalYaDicho(portal)
  const says = (seen: Visto[]) => seen.map(({ dice }) => dice)
  for (const size of [PHONE, COMPUTER]) {
    await page.setViewportSize(size)
    const home = await portal.open('/')
    expect(home?.fromServiceWorker()).toBe(true)
    expect(await home?.text()).toContain(`<title>Inicio · ${NOMBRE}</title>`)
    expect(says(await taken(page))).toEqual(
      expect.arrayContaining(['Hola, Norma', 'Norma Quiroga', 'Rubén Peralta', 'Sin señal.']),
    )
    await expect(page.locator('.listo')).toBeVisible()
    expect(await movido(page)).toBe(0)

    const familia = await portal.open('/grupo-familiar')
    expect(await familia?.text()).toContain(`<title>Grupo Familiar · ${NOMBRE}</title>`)
    expect(says(await taken(page))).toEqual(
      expect.arrayContaining(['Grupo Familiar', 'Rubén Peralta', 'Sin señal.']),
    )
    expect(await movido(page)).toBe(0)
  }
  expect(await page.evaluate(cached)).not.toContain('Quiroga')

  await page.setViewportSize(PHONE)
  const before = Number(await portal.campana().locator('.globo').textContent())
  await portal.openNotifications()
  await portal.notificaciones().getByRole('listitem').first().getByRole('button').click()
  await expect(portal.notificaciones()).toBeHidden()
  await portal.open('/')
  const changed = says(await taken(page))
  expect(changed).toEqual(expect.arrayContaining(['1 cambio para enviar.', String(before - 1)]))
  expect(await movido(page)).toBe(0)
})

// Runs before a page's own scripts: notes the scripts and the transactions up to the portal's first row.
const COUNT = `{
  let transactions = 0
  const { transaction } = IDBDatabase.prototype
  IDBDatabase.prototype.transaction = function (...asked) {
    transactions += 1
    return transaction.apply(this, asked)
  }
  const changes = new MutationObserver(() => {
    if (!document.querySelector('.fui-FluentProvider .paginada li')) return
    changes.disconnect()
    const files = performance.getEntriesByType('resource').map(({ name }) => name)
    window.hastaLaLista = { transactions, scripts: files.filter((name) => name.endsWith('.js')) }
  })
  changes.observe(document, { childList: true, subtree: true })
}`

type HastaLaLista = { transactions: number; scripts: string[] }

test('[REC-04, SHELL-21, PERF-09] without signal the prescriptions are in the first frame, and the portal takes over in one', async ({
  open,
  network,
}) => {
  const phone = await open({ scripts: [WATCH_SHIFTS, WATCH, COUNT, PRESS] })
  await phone.portal.signIn()
  await phone.portal.readyForNoSignal()
  await phone.portal.kept(/./)
  await mostradorOn(phone.portal).guardado()
  network.cut()

  const portal = await phone.restart()
  const { page } = portal
  await sinSenalYaDicho(portal)
  for (const size of [PHONE, COMPUTER]) {
    await page.setViewportSize(size)
    const lista = await portal.open('/consultar-recetas')
    expect(await lista?.text()).toContain(`<title>Recetas electrónicas · ${NOMBRE}</title>`)
    expect((await taken(page)).map(({ dice }) => dice)).toEqual(
      expect.arrayContaining(['Recetas electrónicas', 'Para usar ahora', 'Sin señal.']),
    )
    expect(await movido(page)).toBe(0)
  }
  const { transactions, scripts } = await page.evaluate(
    () => (window as unknown as { hastaLaLista: HastaLaLista }).hastaLaLista,
  )
  expect(transactions).toBeLessThan(20)
  expect(scripts.length).toBeLessThan(16)
  expect(scripts.filter((name) => /\/(areas|datos|manual|ajustes)-/.test(name))).toEqual([])

  await page.setViewportSize(PHONE)
  const rows = page.getByRole('listitem').getByRole('button', { expanded: false })
  const [name = ''] = (await rows.last().innerText()).split('\n')
  await page.evaluate((text) => localStorage.setItem('apretar', text), name)
  await portal.open('/consultar-recetas')
  await expect(page.getByRole('listitem').getByRole('button', { expanded: true })).toContainText(
    name,
  )
})

test('[CAPI-01, PERF-09] a coupon due today stands in the first frame of home, before other reminders', async ({
  open,
  network,
  provider,
}) => {
  await provider.venceLaCapita('voluntaria', diaDe(Date.now()).slice(8))
  const phone = await open({ scripts: [WATCH_SHIFTS, WATCH] })
  await phone.portal.signIn(people.voluntaria)
  await phone.portal.readyForNoSignal()
  await mostradorOn(phone.portal).guardado()
  network.cut()

  const portal = await phone.restart()
  await sinSenalYaDicho(portal)
  await portal.open('/')
  expect((await taken(portal.page)).map(({ dice }) => dice)).toContain('Cupón de cápita vence hoy')
  const primero = portal.page
    .getByRole('list', { name: 'Para no olvidarte' })
    .getByRole('link')
    .first()
  await expect(primero).toHaveAttribute('href', '/cupon-pago-capita')
  expect(await movido(portal.page)).toBe(0)
})

// Runs before a page's own scripts: presses the named button once the document is whole, before the
// portal has started.
const PRESS = `addEventListener('DOMContentLoaded', () => {
  const name = localStorage.getItem('apretar')
  const found = [...document.querySelectorAll('#raiz > .marco :is(a, li button), #raiz > .mostrador button')]
    .find((one) => one.textContent.startsWith(name))
  if (name === null || !found) return
  found.click()
  window.apretadoAntes = found.dataset.apretado !== undefined
})`

test('[SHELL-21, PERF-09] a button pressed in the first picture is marked, and acts once the portal has started', async ({
  open,
  network,
  provider,
}) => {
  const [norma] = await provider.familia('norma')
  const phone = await open({ scripts: [PRESS] })
  await phone.portal.signIn()
  await phone.portal.readyForNoSignal()
  await mostradorOn(phone.portal).guardado()
  await mostradorOn(phone.portal).conPdf(norma?.idAfiliado ?? 0)
  network.cut()

  const portal = await phone.restart()
  const { page } = portal
  for (const [path, name, opens] of [
    ['/', 'Mostrar credencial', 'Credencial'],
    ['/mostrador', 'QR de la receta', 'QR de la receta'],
    ['/mostrador', 'Prestar el', /^Prestar el (teléfono|equipo)$/],
  ] as const) {
    await portal.open(path)
    await page.evaluate((text) => localStorage.setItem('apretar', text), name)
    await portal.open(path)
    await expect(page.getByRole('dialog', { name: opens })).toBeVisible()
    expect(new URL(page.url()).pathname.startsWith('/mostrador')).toBe(path !== '/')
    expect(await page.evaluate(() => (window as { apretadoAntes?: true }).apretadoAntes)).toBe(true)
    // No mark is left: the same button works again, and no other is pressed.
    await expect(page.locator('[data-apretado]')).toHaveCount(0)
    await expect(page.getByRole('dialog')).toHaveCount(1)
  }
})

test('[SESS-02, SESS-09] once the token is removed, no document shows personal data', async ({
  open,
  network,
}) => {
  const phone = await open({ scripts: [WATCH_SHIFTS, WATCH] })
  const { portal } = phone
  await portal.signIn()
  await portal.readyForNoSignal()
  await mostradorOn(portal).guardado()
  network.cut()

  // The worker cannot see local storage: the page notices the missing token, hides its data, and
  // the next document is empty.
  await portal.page.evaluate((key) => localStorage.removeItem(key), CLAVE_TOKEN)
  await portal.open('/')
  await expect(portal.ingresar()).toBeVisible()
  await expect(portal.page.getByText('Quiroga')).toHaveCount(0)
  for (const path of ['/', '/grupo-familiar']) {
    const answer = await portal.open(path)
    await expect(portal.ingresar()).toBeVisible()
    await expect(portal.page.getByText('Quiroga')).toHaveCount(0)
    expect(await answer?.text()).not.toContain('Quiroga')
  }
})

/** Runs in the page: all of Cache Storage as text. */
async function cached(): Promise<string> {
  const texts: string[] = []
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    for (const request of await cache.keys())
      texts.push((await (await cache.match(request))?.text()) ?? '')
  }
  return texts.join('\n')
}

test(
  '[SHELL-21] the line about a lost signal slides in, and stands still with reduced motion',
  { tag: ['@en-uso'] },
  async ({ phone: { portal }, network }) => {
    await portal.open('/')
    await expect(portal.titulo()).toHaveText('Hola, Norma')
    await expect(portal.page.locator('.lugar-de-franja')).toBeEmpty()
    network.cut()
    await portal.page.evaluate(() => dispatchEvent(new Event('online')))
    await expect(portal.banner()).toContainText('Sin señal.')
    const movement = () =>
      portal.page.locator('.cuerpo').evaluate((body) => getComputedStyle(body).animationName)
    expect(await movement()).toBe('bajar')
    await portal.page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await movement()).toBe('none')
  },
)

test(
  '[FLT-57, SHELL-21] a stored list opens without signal though the list of its files is gone',
  { tag: ['@en-uso'] },
  async ({ phone, network }) => {
    await phone.portal.open('/')
    await phone.portal.kept(/ConsultarRecetasScreen-/)
    expect(await phone.portal.page.evaluate(forgetList)).toBe(1)

    const portal = await phone.kill(async () => network.cut())
    await portal.open('/consultar-recetas')
    await expect(
      portal.page
        .locator('.fui-FluentProvider')
        .getByRole('listitem')
        .filter({ hasText: 'Levotiroxina' })
        .first(),
    ).toBeVisible()
  },
)

/** Runs in the page: deletes the list of the second ring's files; tells how many were deleted. */
async function forgetList(): Promise<number> {
  let deleted = 0
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    for (const request of await cache.keys())
      if (new URL(request.url).pathname.startsWith('/assets/r2/lista-'))
        deleted += Number(await cache.delete(request))
  }
  return deleted
}
