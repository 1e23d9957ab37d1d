import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { deCostado, enElMasChico } from './support/ancho.ts'
import { borradores, esperarCopias } from './support/guardado.ts'
import { network } from './support/lejos.ts'
import { abrir, boton, ir, main, titulo } from './support/pantalla.ts'
import { tocar } from './support/tocar.ts'

const oficina = (name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })

/** What the browser says of where it is, at the first question and at the second. */
function sinPermisoYDespues(latitude: number, longitude: number) {
  const PERMISSION_DENIED = 1
  const asked = vi
    .spyOn(navigator.geolocation, 'getCurrentPosition')
    .mockImplementationOnce((_found, failed) =>
      failed?.({
        code: PERMISSION_DENIED,
        PERMISSION_DENIED,
        POSITION_UNAVAILABLE: 2,
        TIMEOUT: 3,
        message: '',
      }),
    )
    .mockImplementationOnce((found) => {
      const coords = {
        latitude,
        longitude,
        accuracy: 10,
        altitude: null,
        altitudeAccuracy: null,
        heading: null,
        speed: null,
      }
      found({
        timestamp: Date.now(),
        coords: { ...coords, toJSON: () => coords },
        toJSON: () => coords,
      })
    })
  onTestFinished(() => asked.mockRestore())
  return asked
}

test('[DELE-01, DELE-02, DELE-03] where to go, without signal and without having been here: a dash is no link, and what is typed is found at once', async () => {
  await abrir('/')
  await esperarCopias('delegaciones')
  await network.cut()
  ir('/delegaciones')
  await expect.element(titulo()).toHaveTextContent('Buscar Delegaciones')

  // Each office has what it has.
  const central = oficina('Casa central')
  await expect.element(central).toHaveTextContent('Av. San Martín 255')
  await expect.element(central).toHaveTextContent('Lunes a viernes de 7 a 19')
  await expect
    .element(central.getByRole('link', { name: 'Llamar (Casa central)' }))
    .toHaveAttribute('href', 'tel:029544312100')
  await expect
    .element(central.getByRole('link', { name: 'Correo (Casa central)' }))
    .toHaveAttribute('href', 'mailto:casacentral@delegaciones.example')
  const sinTelefono = oficina('Delegación 25 de Mayo')
  await expect.element(sinTelefono).toBeVisible()
  expect(sinTelefono.getByRole('link', { name: /^Llamar/ }).elements()).toEqual([])
  await expect.element(sinTelefono).not.toHaveTextContent('Teléfono')

  // Filters while typing, accents or not.
  const buscar = page.getByRole('searchbox', { name: 'Localidad o nombre' })
  await buscar.fill('ros san')
  await expect.element(central).toBeVisible()
  await buscar.fill('PICO')
  await expect.element(page.getByText('1 oficina, por localidad')).toBeVisible()
  await expect.element(oficina('Delegación General Pico')).toBeVisible()
  await buscar.fill('zzz')
  await expect.element(page.getByText('No se han encontrado delegaciones')).toBeVisible()
  await tocar(boton('Ver todas'))
  await expect.element(buscar).toHaveValue('')
  await expect.element(central).toBeVisible()

  // The nearest comes first once the person says where they are, and only then.
  const asked = sinPermisoYDespues(-35.05, -64.25)
  const primera = main().getByRole('listitem').first()
  await tocar(boton('Ordenar'))
  await expect
    .element(main())
    .toHaveTextContent(
      'No diste permiso para usar tu ubicación. Permitila en el candado al lado de la dirección, o en los ajustes del teléfono, y volvé a tocar Ordenar.',
    )
  await boton('Ordenar').click()
  await expect
    .element(primera)
    .toHaveTextContent(/Delegación Realicó.*En tu localidad|Realicó · A unos 1 km/s)
  await expect.element(boton('Dejar de usarla')).toHaveFocus()
  await tocar(boton('Dejar de usarla'))
  await expect.element(primera).not.toHaveTextContent('Realicó')
  expect(asked).toHaveBeenCalledTimes(2)
  expect(await borradores()).toEqual([])

  await enElMasChico()
  expect(deCostado()).toBe(0)
})
