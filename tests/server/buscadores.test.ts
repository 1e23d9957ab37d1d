import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { tabla } from '#contract/tabla.ts'

import { kinds, openSeeded } from '../support/databases.ts'
import { type Provider, startServer } from '../support/server.ts'
import { negativa, pedir, respuesta } from './support/pedir.ts'

const { busquedas, delegaciones, farmacias, prestadores } = tabla
const ALGUNO = 'Debes ingresar por lo menos un criterio para realizar la búsqueda'
const SOLO_LETRAS = 'El campo nombre debe contener solo letras'
const NOMBRE_LARGO = 'El campo nombre es demasiado largo'

describe.each(kinds())('searches for pharmacies and providers, on %s', (kind) => {
  let opened: Awaited<ReturnType<typeof openSeeded>>
  let provider: Provider
  let token: string

  beforeAll(async () => {
    opened = await openSeeded(kind)
    provider = await startServer({ base: opened.base })
    ;({ token } = await provider.session('norma'))
  })
  afterAll(async () => {
    await provider.stop()
    await opened.close()
  })

  const idDe = async (name: string) => {
    const all = await respuesta(provider, busquedas.localidades, {}, { token })
    return all.find(({ localidadVO }) => localidadVO.descripcion === name)?.localidadVO.idLocalidad
  }
  const buscarFarmacias = (nombre?: string | null, idLocalidad?: number) =>
    respuesta(provider, farmacias.buscar, { nombre, idLocalidad }, { token })
  const profesionales = (criterio: object) =>
    respuesta(
      provider,
      prestadores.buscarProfesionales,
      { ...criterio, soloActivos: true },
      { token },
    )
  const selector = (criterio: object) =>
    respuesta(
      provider,
      prestadores.selector,
      { ...criterio, modoPrescriptor: false, soloActivos: false },
      { token },
    )
  const nombres = (rows: readonly { nombre: string }[]) => rows.map(({ nombre }) => nombre)

  test('[API-16][PHAR-03] pharmacies are found by locality and by words of the name, ignoring accents', async () => {
    const toay = await idDe('Toay')

    const all = await buscarFarmacias(null, toay)

    expect(all).toHaveLength(5)
    expect(new Set(all.map(({ localidad }) => localidad))).toEqual(new Set(['Toay']))
    expect(nombres(await buscarFarmacias('ñandu'))).toEqual(['Farmacia Ñandú'])
    expect(nombres(await buscarFarmacias('gil perez'))).toEqual(['Farmacia Pérez-Gil'])
    for (const typed of ["d'angelo", 'DANGELO', 'farmacia D’Angelo'])
      expect(nombres(await buscarFarmacias(typed, toay))).toEqual(["Farmacia D'Angelo"])
    for (const typed of ['Pérez-Gil', 'perezgil'])
      expect(nombres(await buscarFarmacias(typed))).toEqual(['Farmacia Pérez-Gil'])
  })

  test('[PHAR-07][FORM-10] a pharmacy search without results gives an empty list, and every search fifty at most', async () => {
    expect(await buscarFarmacias('zzz')).toEqual([])
    expect(await buscarFarmacias('farmacia')).toHaveLength(50)
    expect(await buscarFarmacias(null, await idDe('Santa Rosa'))).toHaveLength(50)
  })

  test('[PHAR-03, DELE-01] a pharmacy or branch office is sent with its position and opening hours, if known', async () => {
    const todas = await buscarFarmacias(null, await idDe('General Pico'))
    const horarios = todas.map(({ portal }) => portal?.horario)
    expect(horarios).toContainEqual(
      expect.arrayContaining([{ dia: 6, abre: '08:30', cierra: '13:00' }]),
    )
    expect(horarios).toContainEqual(
      expect.arrayContaining([{ dia: 7, abre: '09:00', cierra: '01:00' }]),
    )
    expect(horarios).toContain(null)
    const [conLugar] = todas.filter(({ portal }) => portal?.latitud != null)
    expect(conLugar?.portal?.latitud).toBeCloseTo(-35.66, 1)
    expect(conLugar?.portal?.longitud).toBeCloseTo(-63.76, 1)
    expect(todas.some(({ portal }) => portal?.latitud == null)).toBe(true)
    const oficinas = await respuesta(provider, delegaciones.lista, {}, { token })
    expect(oficinas[0]?.portal).toEqual({
      latitud: -36.6203,
      longitud: -64.2906,
      horario: [1, 2, 3, 4, 5].map((dia) => ({ dia, abre: '07:00', cierra: '19:00' })),
    })
    expect(oficinas.at(-1)?.portal).toEqual({ latitud: null, longitud: null, horario: null })
  })

  test("[PHAR-03, DELE-01] a provider without the capability of places sends only the specification's fields", async () => {
    const plain = await startServer({ base: opened.base, capacidades: [] })
    const { token: suyo } = await plain.session('norma')
    const [farmacia] = await respuesta(
      plain,
      farmacias.buscar,
      { nombre: 'castro' },
      { token: suyo },
    )
    expect(Object.keys(farmacia ?? {})).toEqual([
      'idFarmacia',
      'nombre',
      'localidad',
      'direccion',
      'domicilio',
      'telefono',
      'mail',
    ])
    const [oficina] = await respuesta(plain, delegaciones.lista, {}, { token: suyo })
    expect(oficina).not.toHaveProperty('portal')
    await plain.stop()
  })

  test.each([
    [undefined, ALGUNO],
    [null, ALGUNO],
    ['   ', ALGUNO],
    ['farmacia 24', SOLO_LETRAS],
    ['50%', SOLO_LETRAS],
    ['a_b', SOLO_LETRAS],
    ['x'.repeat(61), NOMBRE_LARGO],
    ['x'.repeat(201), NOMBRE_LARGO],
    ['7'.repeat(201), NOMBRE_LARGO],
  ])(
    '[PHAR-02][FORM-06][FORM-07] a pharmacy search by %j is refused with a sentence',
    async (nombre, words) => {
      const asked = pedir(provider, farmacias.buscar, { nombre }, { token })

      expect(await negativa(asked)).toEqual([422, words])
    },
  )

  test('[API-43][ORD-05][ORD-07] a provider is found for an order by licence number or name, inactive ones included', async () => {
    expect(await selector({ matricula: '4127' })).toMatchObject([
      {
        nombre: 'Dra. Estela Marín',
        matricula: '4127',
        codigoEstado: '1',
        descripcionTipo: 'Clínica médica',
        localidad: 'Santa Rosa',
        telefonos: ['02954-4412700', '02954-15441270'],
      },
    ])
    expect(await selector({ nombre: 'barrios hugo' })).toMatchObject([
      { nombre: 'Dr. Hugo Barrios', codigoEstado: '2' },
    ])
    expect(await selector({ matricula: '4127', nombre: 'barrios' })).toEqual([])
    expect(await selector({ nombre: 'lago' })).toMatchObject([
      { nombre: 'Centro Médico del Lago', tipo: '2', descripcionTipo: 'Centro médico' },
    ])
  })

  test.each([
    [{}, 'Debes ingresar nombre y/o matrícula para realizar tu búsqueda'],
    [{ matricula: '12a' }, 'El campo matrícula debe contener sólo números'],
    [{ matricula: '123456' }, 'El campo matrícula es demasiado largo'],
    [{ nombre: 'dr. 4' }, SOLO_LETRAS],
  ])(
    '[ORD-05][FORM-08] a provider search for an order with %j is refused with a sentence',
    async (criterio, words) => {
      const asked = pedir(
        provider,
        prestadores.selector,
        { ...criterio, modoPrescriptor: false, soloActivos: false },
        { token },
      )

      expect(await negativa(asked)).toEqual([422, words])
    },
  )

  test('[API-40][API-45][PROV-02] professionals are filtered by specialty, locality, matricula and name', async () => {
    const specialties = await respuesta(provider, busquedas.especialidades, {}, { token })
    const cardiologia = specialties.find(
      ({ especialidadVO }) => especialidadVO.descripcion === 'Cardiología',
    )
    const idEspecialidad = cardiologia?.especialidadVO.idEspecialidad
    const idLocalidad = await idDe('Santa Rosa')

    const found = await profesionales({ idEspecialidad, idLocalidad })

    expect(cardiologia?.profesionVO).toEqual({ descripcion: 'Médico' })
    expect(nombres(found)).toContain('Dr. Ramiro Ledesma')
    expect(nombres(found)).toContain('Dra. Estela Marín')
    expect(nombres(found)).not.toContain('Centro Médico del Lago')
    expect(new Set(found.map(({ localidad }) => localidad))).toEqual(new Set(['Santa Rosa']))
    expect(nombres(await profesionales({ idEspecialidad, nombreApellido: 'marin' }))).toEqual([
      'Dra. Estela Marín',
    ])
    // A provider who left is not found.
    expect(await profesionales({ matricula: '2918' })).toEqual([])
  })

  test('[API-42][API-46][PROV-03] establishments are filtered by name, locality and kind', async () => {
    const kindsOf = await respuesta(provider, busquedas.tiposDeEstablecimiento, {}, { token })
    const laboratorio = kindsOf.find(({ descripcion }) => descripcion.startsWith('Laboratorio'))
    const find = (criterio: object) =>
      respuesta(provider, prestadores.buscarEstablecimientos, criterio, { token })

    const found = await find({
      idTipoEstablecimiento: laboratorio?.idTipoEstablecimiento,
      idLocalidad: await idDe('Macachín'),
    })

    expect(nombres(found)).toEqual(['Laboratorio Macachín'])
    expect(nombres(await find({ nombre: 'medico lago' }))).toEqual(['Centro Médico del Lago'])
  })

  test('[PROV-02][PROV-03] both searches are refused without criteria', async () => {
    const asked = [
      pedir(provider, prestadores.buscarProfesionales, { soloActivos: true }, { token }),
      pedir(provider, prestadores.buscarEstablecimientos, { nombre: ' ' }, { token }),
    ]

    for (const one of asked) expect(await negativa(one)).toEqual([422, ALGUNO])
  })
})
