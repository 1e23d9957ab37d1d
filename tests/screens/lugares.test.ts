import { expect, test } from 'vitest'

import { device } from '#live/device.ts'
import type { Copia } from '#local/bases/lectura.ts'

import { enElMasChico } from './support/ancho.ts'
import { network } from './support/lejos.ts'
import { abrir, main } from './support/pantalla.ts'
import { tocar } from './support/tocar.ts'

const FARMACIAS = '/v1/busquedas/farmacias/buscar'
const PROFESIONALES = '/v1/busquedas/prestadores/buscar-profesionales'
const ESTABLECIMIENTOS = '/v1/busquedas/prestadores/buscar-establecimientos'
const CRITERIO = 'Debes ingresar por lo menos un criterio para realizar la búsqueda'
const PRIMEROS_50 =
  'Sólo se muestran los primeros 50 resultados, agregue más criterios de búsqueda.'

const accion = (name: string) => main().getByRole('button', { name, exact: true })
const nombre = (name = 'Nombre') => main().getByLabelText(name)

/** What was asked for there, as it was sent. */
const pedidas = async (path: string) =>
  (await network.asked(path)).map(({ body }) => JSON.parse(body))

const farmacia = (n: number) => ({
  idFarmacia: n,
  nombre: `Farmacia ${n}`,
  localidad: 'Toay',
  direccion: `Mitre ${n}`,
  telefono: `02954-45211${String(n).padStart(2, '0')}`,
  mail: `farmacia${n}@farmacias.example`,
})

/** A search by name that a host answers with so many. */
async function hallar(cuantas: number): Promise<void> {
  await network.rule({
    match: `POST ${FARMACIAS}`,
    do: {
      kind: 'status',
      code: 200,
      body: JSON.stringify(Array.from({ length: cuantas }, (_, n) => farmacia(n + 1))),
    },
  })
  await abrir('/buscar-farmacias')
  await tocar(accion('Buscar Otra'))
  await tocar(accion('Limpiar'))
  await nombre().fill('farmacia')
  await tocar(accion('Buscar'))
  await expect
    .element(main())
    .toHaveTextContent(cuantas === 1 ? '1 farmacia' : `${cuantas} farmacias`)
}

test('[FORM-10] fifty pharmacies have the notice that there may be more, 49 have none', async () => {
  await hallar(49)
  await expect.element(main()).not.toHaveTextContent(PRIMEROS_50)
  await network.heal()
  await hallar(50)
  await expect.element(main()).toHaveTextContent(PRIMEROS_50)
})

test('[PHAR-02, PHAR-04] what was typed stays though the own town is known only then', async () => {
  await abrir('/buscar-farmacias')
  await tocar(accion('Buscar Otra'))
  await nombre().fill('castro')
  const { copias } = device.lectura
  const localidad = { idLocalidad: 7, descripcion: 'Toay' }
  const enToay = ({ value, ...copia }: Copia) => ({
    ...copia,
    value: Object.assign({}, value, { localidad }),
  })
  await copias.bulkPut((await copias.where({ resource: 'ficha' }).toArray()).map(enToay))
  await expect.element(main().getByText('Toay', { exact: true }).first()).toBeVisible()
  await expect.element(nombre()).toHaveValue('castro')
})

test('[PHAR-05, PHAR-06] rows of a phone open to the map, the number and the mail', async () => {
  await enElMasChico()
  await hallar(3)
  const fila = (n: number) =>
    main()
      .getByRole('list', { name: 'Buscar Farmacias' })
      .getByRole('listitem')
      .filter({ hasText: `Farmacia ${n}` })
  const enlaces = (n: number) =>
    fila(n)
      .getByRole('link')
      .elements()
      .map((one) => one.getAttribute('href'))
  const deLa = (n: number) => [
    `geo:0,0?q=Mitre%20${n}%2C%20Toay`,
    `tel:029544521${100 + n}`,
    `mailto:farmacia${n}@farmacias.example`,
    `tel:029544521${100 + n}`,
  ]
  // None of several opens by itself.
  await expect.element(fila(3)).toBeVisible()
  expect([1, 2, 3].flatMap(enlaces)).toEqual([])
  fila(2).element().querySelector('summary')?.click()
  await expect.poll(() => enlaces(2)).toEqual(deLa(2))
  // A link of several lines lies below its word, not on it.
  const correo = fila(2).getByRole('link', { name: 'farmacia2@farmacias.example' }).element()
  correo.textContent = 'farmacia.de.nombre.muy.largo.de.verdad.que.no.entra@farmacias.example'
  const range = document.createRange()
  range.selectNodeContents(correo)
  const palabra = correo.previousElementSibling?.getBoundingClientRect()
  expect(range.getClientRects().length).toBeGreaterThan(1)
  expect(range.getBoundingClientRect().top).toBeGreaterThanOrEqual((palabra?.bottom ?? 0) - 1)
})

test('[PHAR-06] a pharmacy that is alone lies open', async () => {
  await enElMasChico()
  await hallar(1)
  await expect
    .element(main().getByRole('link', { name: /^Llamar/ }))
    .toHaveAttribute('href', 'tel:029544521101')
})

test('[PHAR-02] a search for pharmacies without criterion sends no call', async () => {
  await abrir('/buscar-farmacias')
  await tocar(accion('Buscar Otra'))
  await tocar(accion('Limpiar'))
  await tocar(accion('Buscar'))
  await expect.element(main().getByRole('alert')).toHaveTextContent(CRITERIO)
  await nombre().fill('zzz')
  await tocar(accion('Buscar'))
  await expect.element(main()).toHaveTextContent('No se han encontrado farmacias')
  // Those of the own town are asked for without anybody having searched.
  const sinLocalidad = (await pedidas(FARMACIAS)).filter(({ idLocalidad }) => idLocalidad == null)
  expect(sinLocalidad).toEqual([{ nombre: 'zzz', idLocalidad: null }])
})

test('[PROV-02, PROV-03] a search for providers without criterion sends no call', async () => {
  await abrir('/buscar-prestadores')
  await tocar(accion('Buscar'))
  await expect.element(main().getByRole('alert')).toHaveTextContent(CRITERIO)
  await nombre('Nombre y apellido').fill('zzz')
  await tocar(accion('Buscar'))
  await expect.element(main()).toHaveTextContent('No se han encontrado prestadores')
  expect(await pedidas(PROFESIONALES)).toEqual([expect.objectContaining({ nombreApellido: 'zzz' })])

  await abrir('/buscar-establecimientos')
  await tocar(accion('Buscar'))
  await expect.element(main().getByRole('alert')).toHaveTextContent(CRITERIO)
  await nombre().fill('zzz')
  await tocar(accion('Buscar'))
  await expect.element(main()).toHaveTextContent('No se han encontrado establecimientos')
  expect(await pedidas(ESTABLECIMIENTOS)).toEqual([expect.objectContaining({ nombre: 'zzz' })])
})
