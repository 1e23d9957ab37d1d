import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { deCostado, enElMasChico } from './support/ancho.ts'
import { borradores, esperarCopias } from './support/guardado.ts'
import { network } from './support/lejos.ts'
import { abrir, boton, ir, main, titulo } from './support/pantalla.ts'
import { tocar } from './support/tocar.ts'
import { laUbicacionEs } from './support/ubicacion.ts'

const oficina = (name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })

test('[DELE-01, DELE-02, DELE-03] offices open without signal, are filtered while typing, and can be sorted by distance', async () => {
  await abrir('/')
  await esperarCopias('delegaciones')
  await network.cut()
  ir('/delegaciones')
  await expect.element(titulo()).toHaveTextContent('Buscar Delegaciones')

  // An office shows the data it has: no phone number, no link.
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
  await expect
    .element(oficina('Delegación La Adela'))
    .toHaveTextContent('No sabemos su horario: llamá antes de ir.')

  // Filters while typing, with or without accents.
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

  // The nearest office comes first only after the person asked for it.
  const asked = laUbicacionEs('sin-permiso', 'no-se-sabe', 'tarda', {
    latitude: -35.05,
    longitude: -64.25,
  })
  const primera = main().getByRole('listitem').first()
  const masCerca = boton('Más cerca')
  await expect.element(main()).toHaveTextContent('Tu ubicación no sale del teléfono.')
  await tocar(masCerca)
  await expect
    .element(main())
    .toHaveTextContent(
      'No diste permiso para usar tu ubicación. Permitila en el candado al lado de la dirección, o en los ajustes del teléfono, y volvé a tocar «Más cerca».',
    )
  for (const porQue of [
    'El teléfono no sabe dónde estás. Fijate que tenga la ubicación prendida y probá de nuevo.',
    'El teléfono tardó demasiado en saber dónde estás. Probá de nuevo, si podés al aire libre.',
  ]) {
    await tocar(masCerca)
    await expect.element(main()).toHaveTextContent(porQue)
    await expect.element(masCerca).toHaveAttribute('aria-pressed', 'false')
    await expect.element(primera).not.toHaveTextContent('Realicó')
  }
  await tocar(masCerca)
  await expect.element(primera).toHaveTextContent('Delegación Realicó')
  await expect.element(primera).toHaveTextContent(/Realicó · (en tu localidad|a unos 1 km)/)
  await expect.element(masCerca).toHaveAttribute('aria-pressed', 'true')
  await tocar(masCerca)
  await expect.element(primera).not.toHaveTextContent('Realicó')
  expect(asked).toHaveBeenCalledTimes(4)
  expect(await borradores()).toEqual([])

  await enElMasChico()
  expect(deCostado()).toBe(0)
})
