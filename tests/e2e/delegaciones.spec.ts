import { texts } from '#features/delegaciones/texts.ts'

import { expect, test } from '../support/test.ts'

test(
  '[DELE-01, DELE-02, DELE-03] where to go, without signal and without having been here: a dash is no link, and what is typed is found at once',
  { tag: ['@siempre', '@en-uso'] },
  async ({ phone: { portal }, network }) => {
    const { page } = portal
    const oficina = (nombre: string) =>
      page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: nombre }) })
    network.cut()
    await portal.open('/delegaciones')
    await expect(portal.titulo()).toHaveText(texts.titulo)

    await test.step('each office has what it has', async () => {
      const central = oficina('Casa central')
      await expect(central).toContainText('Av. San Martín 255')
      await expect(central).toContainText('Lunes a viernes de 7 a 19')
      await expect(central.getByRole('link', { name: 'Llamar (Casa central)' })).toHaveAttribute(
        'href',
        'tel:029544312100',
      )
      await expect(central.getByRole('link', { name: 'Correo (Casa central)' })).toHaveAttribute(
        'href',
        'mailto:casacentral@delegaciones.example',
      )
      const sinTelefono = oficina('Delegación 25 de Mayo')
      await expect(sinTelefono.getByRole('link', { name: /^Llamar/ })).toHaveCount(0)
      await expect(sinTelefono).not.toContainText('Teléfono')
    })

    await test.step('filters while typing, accents or not', async () => {
      const buscar = page.getByRole('searchbox', { name: texts.buscar })
      await buscar.fill('ros san')
      await expect(oficina('Casa central')).toBeVisible()
      await buscar.fill('PICO')
      await expect(page.getByText('1 oficina, por localidad')).toBeVisible()
      await expect(oficina('Delegación General Pico')).toBeVisible()
      await buscar.fill('zzz')
      await expect(page.getByText(texts.vacio)).toBeVisible()
      await page.getByRole('button', { name: texts.verTodas }).click()
      await expect(buscar).toHaveValue('')
      await expect(oficina('Casa central')).toBeVisible()
    })

    await test.step('the nearest comes first once the person says where they are, and only then', async () => {
      const primera = page.getByRole('main').getByRole('listitem').first()
      await page.context().setGeolocation({ latitude: -35.05, longitude: -64.25 })
      await page.getByRole('button', { name: texts.ordenar }).click()
      await expect(page.getByRole('main')).toContainText(texts.sinPermiso('teléfono'))
      await page.context().grantPermissions(['geolocation'])
      await page.getByRole('button', { name: texts.ordenar }).click()
      await expect(primera).toContainText(
        /Delegación Realicó.*En tu localidad|Realicó · A unos 1 km/s,
      )
      await expect(page.getByRole('button', { name: texts.dejar })).toBeFocused()
      await page.getByRole('button', { name: texts.dejar }).click()
      await expect(primera).not.toContainText('Realicó')
      expect(await portal.drafts()).toEqual([])
    })

    await test.step('nothing scrolls sideways on the smallest phone', async () => {
      await page.setViewportSize({ width: 320, height: 640 })
      expect(
        await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ),
      ).toBe(0)
    })
  },
)
