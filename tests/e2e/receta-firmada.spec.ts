import { eq } from 'drizzle-orm'

import { recetas } from '../../server/src/recetas/tables.ts'
import { mostradorOn, setOffset } from '../support/contador.ts'
import { expectClean, sideways } from '../support/forms.ts'
import type { Portal } from '../support/portal.ts'
import { expect, test } from '../support/test.ts'

const LUGAR = '/validar-credencial'
const DIA = 24 * 3_600_000

const principal = ({ page }: Portal) => page.getByRole('main')

/** A scanned text as an address of the other phone's portal. */
const enEste = (scanned: string | undefined) =>
  new URL(scanned ?? '').href.replace(/^https?:\/\/[^/]+/, '')

test('[REC-06, SEC-50] without signal a prescription’s signature is checked, and a second showing is reported', async ({
  phone,
  open,
  network,
  provider,
}) => {
  const [norma] = await provider.familia('norma')
  const id = norma?.idAfiliado ?? 0
  const farmacia = await open()
  await farmacia.portal.open(LUGAR)
  await farmacia.portal.readyForNoSignal()
  await farmacia.portal.kept(/segundaParte/)
  await expect(principal(farmacia.portal).getByText(/^Sirve también sin señal\./)).toBeVisible()
  await phone.portal.signIn()
  await phone.portal.readyForNoSignal()
  await mostradorOn(phone.portal).guardado()
  await mostradorOn(phone.portal).conPdf(id)

  const portal = await phone.kill(async () => network.cut())
  const { page } = portal
  const mostrador = mostradorOn(portal)
  const primera = await portal.open(`/mostrador/${id}`)
  expect(await primera?.text()).toContain('QR de la receta')
  await mostrador.tomado()
  const boton = mostrador.receta('Losartán').getByRole('button', { name: /^QR de la receta/ })
  const alone = page.getByRole('dialog', { name: 'QR de la receta' })
  const dice = (text: string | RegExp) => expect(alone).toContainText(text)
  await boton.click()
  await dice('Firmada por la obra social')
  await dice('Losartán, Atorvastatina')
  const otra = alone.getByRole('button', { name: 'Receta anterior' })
  await expect(alone.getByText('Receta 2 de 2')).toBeVisible()
  await expectClean(phone)
  const scanned = await mostrador.scan()
  expect(scanned).toMatch(/\/validar-credencial\/r#\d{300,1200}$/)
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await sideways(page)).toBe(0)
  await otra.click()
  await dice('Levotiroxina')
  expect(await mostrador.scan()).not.toBe(scanned)
  await page.goBack()
  await expect(alone).toBeHidden()
  await expect(boton).toBeFocused()

  const otro = await farmacia.restart()
  const titulo = otro.titulo()
  await otro.open(enEste(scanned))
  await expect(titulo).toHaveText('Receta: firma comprobada')
  await expect(principal(otro)).toContainText(
    /Sin señal no se sabe si ya se entregó ni si se anuló\. Último estado: activa, hoy a las \d\d:\d\d\./,
  )
  for (const dato of [
    /^Receta N° 7100000 de$/,
    'Norma Quiroga',
    'Losartán',
    '28.456.789',
    /^4200 0000 0710 0000$/,
  ])
    await expect(principal(otro).getByText(dato)).toBeVisible()
  // No part of the code stays in the address or its history.
  expect(otro.page.url()).toBe(network.url + LUGAR)
  await expectClean(farmacia)

  await test.step('a changed prescription and an expired one are refused with a sentence', async () => {
    const whole = enEste(scanned)
    await otro.open(whole.slice(0, -1) + ((Number(whole.at(-1)) + 1) % 10))
    await expect(titulo).toHaveText('Receta: no es válida')
    await expect(principal(otro)).toContainText('alguien la cambió')
    await expect(principal(otro)).not.toContainText('Quiroga')
    await setOffset(otro.page, 40 * DIA)
    await otro.open(whole)
    await expect(titulo).toHaveText('Receta vencida')
    await setOffset(otro.page, 0)
  })

  await otro.open(enEste(scanned))
  await expect(titulo).toHaveText('Receta: ya mostrada acá')
  await expect(principal(otro)).toContainText(
    /se comprobó en este [\wé]+ hoy a las \d\d:\d\d\. La firma es buena\./,
  )
  await expect(principal(otro)).toContainText('Fijate si ya la entregaste.')
  await otro.page.setViewportSize({ width: 320, height: 640 })
  expect(await sideways(otro.page)).toBe(0)

  network.restore()
  const conSenal = otro.page.getByRole('button', { name: 'Comprobar con señal' })
  await conSenal.click()
  await expect(titulo).toHaveText('Receta válida')
  await expect(principal(otro)).toContainText(/Ya se comprobó en este [\wé]+, hoy a las/)
  await provider.base.db
    .update(recetas)
    .set({ codigoEstado: 2, farmacia: 'Farmacia Plaza', estadoDesde: '2026-11-20' })
    .where(eq(recetas.numero, '7100000'))
  await otro.open(enEste(scanned))
  await expect(titulo).toHaveText('Receta: ya se entregó')
  await expect(principal(otro)).toContainText('Dispensada el 20/11/2026 en Farmacia Plaza.')
  // A dispensed prescription stays dispensed without signal.
  network.cut()
  await otro.open(enEste(scanned))
  await expect(titulo).toHaveText('Receta: ya se entregó')
  await expect(principal(otro)).toContainText(
    /Dispensada el 20\/11\/2026 \(lo dijo la obra social hoy a las \d\d:\d\d\)\./,
  )
})
