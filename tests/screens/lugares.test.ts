import { expect, onTestFinished, test, vi } from 'vitest'

import { quizasFeriado } from '#formato/feriados.ts'
import { diaDe } from '#formato/instantes.ts'
import { device } from '#live/telefono/device.ts'
import type { Copia } from '#local/bases/lectura.ts'

import { deCostado, enElMasChico, enUnaComputadora } from './support/ancho.ts'
import { borradores } from './support/guardado.ts'
import { network } from './support/lejos.ts'
import { abrir, expectClean, main } from './support/pantalla.ts'
import { tocar } from './support/tocar.ts'
import { laUbicacionEs } from './support/ubicacion.ts'

const FARMACIAS = '/v1/busquedas/farmacias/buscar'
const PROFESIONALES = '/v1/busquedas/prestadores/buscar-profesionales'
const ESTABLECIMIENTOS = '/v1/busquedas/prestadores/buscar-establecimientos'
const CRITERIO = 'Debes ingresar por lo menos un criterio para realizar la búsqueda'
const PRIMEROS_50 =
  'Sólo se muestran los primeros 50 resultados, agregue más criterios de búsqueda.'

const accion = (name: string) => main().getByRole('button', { name, exact: true })
const nombre = (name = 'Nombre') => main().getByLabelText(name)

/** Bodies of the calls to this address. */
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

/** Searches by name; a host answers this many pharmacies, with these extra fields. */
async function hallar(cuantas: number, portal: readonly object[] = []): Promise<void> {
  await network.rule({
    match: `POST ${FARMACIAS}`,
    do: {
      kind: 'status',
      code: 200,
      body: JSON.stringify(
        Array.from({ length: cuantas }, (_, n) => ({ ...farmacia(n + 1), portal: portal[n] })),
      ),
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

test(
  '[FORM-10] a result of fifty pharmacies says that there may be more, a result of 49 does not',
  { tags: ['largo'] },
  async () => {
    await hallar(49)
    await expect.element(main()).not.toHaveTextContent(PRIMEROS_50)
    await network.heal()
    await hallar(50)
    await expect.element(main()).toHaveTextContent(PRIMEROS_50)
  },
)

test(
  '[PHAR-02, PHAR-04] the typed name stays if the member’s town becomes known later',
  { tags: ['largo'] },
  async () => {
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
  },
)

test('[PHAR-05, PHAR-06] a pharmacy’s row opens on a phone to its links for map, call and mail', async () => {
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
  // The host gives neither hours nor positions: one sentence says so, and there is no button to
  // sort by distance.
  await expect
    .element(main())
    .toHaveTextContent('No sabemos sus horarios ni a qué distancia están: llamá antes de ir.')
  expect(main().getByRole('button', { name: 'Más cerca' }).elements()).toEqual([])
  // With several rows, all start closed.
  await expect.element(fila(3)).toBeVisible()
  expect([1, 2, 3].flatMap(enlaces)).toEqual([])
  fila(2).element().querySelector('summary')?.click()
  await expect.poll(() => enlaces(2)).toEqual(deLa(2))
  await expect.element(fila(2)).toHaveTextContent('No sabemos su horario: llamá antes de ir.')
  // A link of several lines stands below its label.
  const correo = fila(2).getByRole('link', { name: 'farmacia2@farmacias.example' }).element()
  correo.textContent = 'farmacia.de.nombre.muy.largo.de.verdad.que.no.entra@farmacias.example'
  const range = document.createRange()
  range.selectNodeContents(correo)
  const palabra = correo.previousElementSibling?.getBoundingClientRect()
  expect(range.getClientRects().length).toBeGreaterThan(1)
  expect(range.getBoundingClientRect().top).toBeGreaterThanOrEqual((palabra?.bottom ?? 0) - 1)
})

test(
  '[PHAR-06] in a computer’s table a pharmacy’s mail address is one word, broken only after its @',
  { tags: ['largo'] },
  async () => {
    await enUnaComputadora()
    await hallar(3)
    const correo = main().getByRole('link', { name: 'farmacia2@farmacias.example' })
    await expect.element(correo).toBeVisible()
    // The box of each half, in the order of reading.
    const walker = document.createTreeWalker(correo.element(), NodeFilter.SHOW_TEXT)
    const halves: DOMRect[] = []
    while (walker.nextNode()) {
      const range = document.createRange()
      range.selectNodeContents(walker.currentNode)
      halves.push(range.getBoundingClientRect())
    }
    const [antes, despues] = halves
    if (!antes || !despues) throw new Error('An address without its two halves.')
    const sigue = Math.abs(despues.left - antes.right) < 1 && despues.top === antes.top
    const abajo = Math.abs(despues.left - antes.left) < 1 && despues.top >= antes.bottom - 1
    expect({ sigue, abajo }).not.toEqual({ sigue: false, abajo: false })
  },
)

test('[PHAR-03, PHAR-06] pharmacies show if they are open, are sorted by distance on request, and send no position', async () => {
  await enElMasChico()
  const SIEMPRE = [1, 2, 3, 4, 5, 6, 7].map((dia) => ({ dia, abre: '00:00', cierra: '24:00' }))
  const alNorte = (km: number) => ({ latitud: -36.67 + km / 111.2, longitud: -64.38 })
  const { adelantar } = enUnDiaHabil()
  await hallar(3, [
    { ...alNorte(1.5), horario: SIEMPRE },
    { latitud: null, longitud: null, horario: null },
    { ...alNorte(0.35), horario: SIEMPRE },
  ])
  const aca = { latitude: -36.67, longitude: -64.38 }
  const asked = laUbicacionEs('sin-permiso', aca, 'tarda')
  const filas = main().getByRole('list', { name: 'Buscar Farmacias' }).getByRole('listitem')
  const nombres = () =>
    filas.elements().map((una) => /Farmacia \d/.exec(una.textContent ?? '')?.[0])
  await expect.element(filas.nth(0)).toHaveTextContent('Abierta las 24 horas')
  await expect.element(filas.nth(1)).toHaveTextContent('Sin horario: llamá antes de ir')
  await expect.element(main()).toHaveTextContent('Tu ubicación no sale del teléfono.')
  expect(asked).not.toHaveBeenCalled()

  // Without permission a sentence says so, and the order stays.
  await tocar(accion('Más cerca'))
  await expect.element(main()).toHaveTextContent('No diste permiso para usar tu ubicación.')
  expect(nombres()).toEqual(['Farmacia 1', 'Farmacia 2', 'Farmacia 3'])

  await tocar(accion('Más cerca'))
  await expect.element(main()).toHaveTextContent('3 farmacias, de la más cercana a la más lejana')
  await expect.poll(nombres).toEqual(['Farmacia 3', 'Farmacia 1', 'Farmacia 2'])
  await expect.element(filas.nth(0)).toHaveTextContent('Mitre 3 · Toay · a 350 m')
  await expect.element(filas.nth(1)).toHaveTextContent('Mitre 1 · Toay · a 1,5 km')
  await expect.element(filas.nth(2)).toHaveTextContent('Mitre 2 · Toay · en tu localidad')

  await tocar(accion('Abiertas'))
  await expect.element(main()).toHaveTextContent('2 abiertas ahora, de 3')
  await expect.poll(nombres).toEqual(['Farmacia 3', 'Farmacia 1'])
  await tocar(accion('Abiertas'))
  await expect.poll(nombres).toHaveLength(3)
  filas.nth(0).element().querySelector('summary')?.click()
  await expect.element(filas.nth(0)).toHaveTextContent('HorarioTodos los días las 24 horas')
  // A printed page is read later, so it has no 'open now'.
  dispatchEvent(new Event('beforeprint'))
  await expect.element(main()).not.toHaveTextContent('Abierta las 24 horas')
  const ultima = filas.filter({ hasText: 'Farmacia 1' })
  await expect.element(ultima).toHaveTextContent('Todos los días las 24 horas')
  dispatchEvent(new Event('afterprint'))
  await expect.element(ultima).toHaveTextContent('Abierta las 24 horas')

  // After six minutes the person may be somewhere else.
  adelantar(6 * 60_000)
  await expect.element(main()).toHaveTextContent(/Según dónde estabas a las \d\d:\d\d\./)
  // If the phone finds no new position, the last one stays in use.
  await tocar(accion('Ubicarme de nuevo'))
  await expect
    .element(main())
    .toHaveTextContent(
      /Según dónde estabas a las \d\d:\d\d\. El teléfono tardó demasiado en saber dónde estás\./,
    )
  await expect.element(filas.nth(0)).toHaveTextContent('Farmacia 3')

  await tocar(accion('Más cerca'))
  await expect.poll(nombres).toEqual(['Farmacia 1', 'Farmacia 2', 'Farmacia 3'])
  expect(asked).toHaveBeenCalledTimes(3)
  expect(await borradores()).toEqual([])
  expect(JSON.stringify(await network.asked(FARMACIAS))).not.toContain('-64.38')
  await expect.poll(deCostado).toBe(0)
  await expectClean()
})

/** Moves the clock to a working day: on a possible holiday no opening hours are shown. */
function enUnDiaHabil(): { adelantar: (ms: number) => void } {
  const UN_DIA = 24 * 60 * 60_000
  const now = Date.now.bind(Date)
  let despues = 0
  while (quizasFeriado(diaDe(now() + despues))) despues += UN_DIA
  const moved = vi.spyOn(Date, 'now').mockImplementation(() => now() + despues)
  onTestFinished(() => moved.mockRestore())
  return {
    adelantar(ms) {
      despues += ms
      // The page reads the clock when it becomes visible.
      document.dispatchEvent(new Event('visibilitychange'))
    },
  }
}

test('[PHAR-06] a single pharmacy is open from the start', { tags: ['largo'] }, async () => {
  await enElMasChico()
  await hallar(1)
  await expect
    .element(main().getByRole('link', { name: /^Llamar/ }))
    .toHaveAttribute('href', 'tel:029544521101')
})

test('[PHAR-02] a search for pharmacies without a criterion sends no call', async () => {
  await abrir('/buscar-farmacias')
  await tocar(accion('Buscar Otra'))
  await tocar(accion('Limpiar'))
  await tocar(accion('Buscar'))
  await expect.element(main().getByRole('alert')).toHaveTextContent(CRITERIO)
  await nombre().fill('zzz')
  await tocar(accion('Buscar'))
  await expect.element(main()).toHaveTextContent('No se han encontrado farmacias')
  // The first list, of the member's town, is asked for without a search.
  const sinLocalidad = (await pedidas(FARMACIAS)).filter(({ idLocalidad }) => idLocalidad == null)
  expect(sinLocalidad).toEqual([{ nombre: 'zzz', idLocalidad: null }])
})

test('[PROV-02, PROV-03] a search for providers or establishments without a criterion sends no call', async () => {
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
