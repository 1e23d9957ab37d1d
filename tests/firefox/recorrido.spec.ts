import { inflateSync } from 'node:zlib'

import { mostradorOn } from '../support/contador.ts'
import { HOJA, tintaDe } from '../support/tinta.ts'
import { expect, test } from './support/test.ts'

/** Number of pages of a document with objects that may be packed. */
function pagesOf(pdf: Buffer): number {
  const packed = [...pdf.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)endstream/g)]
  const texts = packed.map(([, bytes = '']) => {
    try {
      return inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1')
    } catch {
      return '' // a picture or a font
    }
  })
  const pages = [pdf.toString('latin1'), ...texts].join('\n').match(/\/Type ?\/Page\b/g)
  return pages?.length ?? 0
}

const NEWS = '/v1/usuarios/afiliados/notificaciones-pendientes'
const DISMISS = 'POST /v1/afiliados/deshabilitar-notificacion-pendiente'

test('[FLT-77, FLT-45] in Firefox no page stays blank after ten quick loads and steps back', async ({
  zorro: { portal },
  network,
}) => {
  await portal.signIn()
  await portal.readyForNoSignal()
  for (let n = 0; n < 10; n++) {
    const before = network.asked(NEWS).length
    if (n % 3 === 2) await portal.page.evaluate(() => history.back())
    else await portal.open(n % 2 ? '/' : '/grupo-familiar')
    await expect(portal.titulo(), `load ${n}`).toBeVisible()
    // The page is left at a bad moment: its engine has just begun to ask and to write.
    await expect.poll(() => network.asked(NEWS).length).toBeGreaterThan(before)
  }
})

test('[FLT-77, FLT-01, CRED-01] in Firefox family, card and counter work offline after a restart; signing out erases them', async ({
  zorro,
  network,
}) => {
  await zorro.portal.signIn()
  await zorro.portal.readyForNoSignal()
  await mostradorOn(zorro.portal).guardado()
  const portal = await zorro.restart(async () => network.cut())

  await portal.open('/grupo-familiar')
  await expect(portal.page.getByRole('main').getByRole('listitem')).toHaveCount(4)
  await expect(portal.banner()).toContainText('Sin señal.')
  await portal.page.getByRole('button', { name: 'Credencial', exact: true }).click()
  await expect(portal.qr()).toBeVisible()

  await portal.open('/mostrador')
  const mostrador = mostradorOn(portal)
  await expect(mostrador.nombre()).toHaveText('Norma Quiroga')
  await expect(mostrador.qr()).toBeVisible()
  // A page left while the portal loads would report the missing files.
  await mostrador.tomado()

  await portal.open('/signout')
  await expect(portal.titulo()).toHaveText('Ingresá')
  await expect.poll(async () => (await portal.copies()).length).toBe(0)
  await portal.open('/grupo-familiar')
  await expect(portal.titulo()).toHaveText('Ingresá')
})

test('[FLT-77, FLT-38, FLT-01] in Firefox a dismissal without signal survives a restart and is sent at the next opening', async ({
  zorro,
  provider,
  network,
}) => {
  await zorro.portal.signIn()
  await zorro.portal.readyForNoSignal()
  await zorro.portal.kept(/./)
  const [first] = await provider.notificaciones('norma')
  await zorro.portal.open('/')
  await expect(zorro.portal.campana()).toHaveAccessibleName('Notificaciones, 3 sin ver')
  network.cut()
  await zorro.portal.dismissNotification(String(first?.numeroNotificacion))
  await expect(zorro.portal.campana()).toHaveAccessibleName('Notificaciones, 2 sin ver')
  await zorro.portal.open('/pendientes')
  await expect(zorro.portal.page.getByRole('main')).toContainText('con la aplicación abierta')
  await expect(zorro.portal.banner()).toContainText('Se envía con la aplicación abierta.')

  const portal = await zorro.restart(async () => network.restore())
  await portal.open('/')
  await expect(portal.campana()).toHaveAccessibleName('Notificaciones, 2 sin ver')
  await expect.poll(() => provider.notificaciones('norma')).toHaveLength(2)
  await expect.poll(() => portal.outbox()).toMatchObject([{ state: 'done' }])
  expect(network.sent(DISMISS)).toHaveLength(1)
})

test('[FLT-77, SHELL-26] in Firefox the family’s cards print whole, one on each sheet', async ({
  zorro: { portal },
}) => {
  await portal.signIn()
  await mostradorOn(portal).guardado()
  await portal.page.setViewportSize({ width: 1280, height: 900 })
  await portal.open('/tarjetas')
  await expect(portal.page.getByRole('img', { name: /^Código QR/ })).toHaveCount(4)
  const paper = await portal.page.pdf({ preferCSSPageSize: true })
  expect(pagesOf(paper)).toBe(4)
})

test('[FLT-77, ACCT-18] in Firefox the draft of a new account is restored after another page', async ({
  zorro: { portal },
}) => {
  await portal.open('/crear-cuenta')
  const nombres = portal.page.getByLabel('Nombres')
  await nombres.pressSequentially('Soledad')
  await expect
    .poll(() => portal.drafts())
    .toMatchObject([{ value: { cuil: '', nombres: 'Soledad' } }])
  await portal.open('/olvide-pin')
  await expect(portal.titulo()).toBeVisible()
  await portal.open('/crear-cuenta')
  await expect(nombres).toHaveValue('Soledad')
})

test('[FLT-77, FILE-01] in Firefox a prescription’s document shows its picture and its text', async ({
  zorro: { portal },
}) => {
  const { page } = portal
  await portal.signIn()
  await portal.open('/consultar-recetas')
  const primera = page.getByRole('listitem').filter({ hasText: 'Levotiroxina' }).first()
  await primera.getByRole('button').first().click()
  await primera.getByRole('button', { name: 'Ver receta' }).click()
  await expect.poll(() => page.evaluate(tintaDe, HOJA)).toBeGreaterThan(500)
  await expect(page.getByRole('article', { name: 'Página 1 de 1' })).toContainText('Levotiroxina')
})
