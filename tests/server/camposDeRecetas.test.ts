// Calls of prescriptions, written with the specification's names.
import { expect, test } from 'vitest'

import { mailsTo } from '../support/acceso.ts'
import { archivoEn } from './support/archivos.ts'
import { type Objeto, aMano, expectCampos } from './support/campos.ts'
import { llamadas } from './support/llamadas.ts'
import { familiaDe } from './support/pedir.ts'

const CORREO = 'campos@correo.example'
const DIA = /^\d{4}-\d\d-\d\d$/
const PERIODO = /^\d\d\/\d{4}$/

type Receta = {
  recetaElectronica: { idRecetaElectronica: number }
  estado: { codigo: string }
  registro1: object
}
type Prescripcion = Objeto & {
  prescripcionElectronica: { idPrescripcionElectronica: number }
  estado: { codigo: string }
  practicas: object[]
}

llamadas('the fields of prescriptions', ({ provider }) => {
  const { pedir, mandar } = aMano(provider)
  async function de(who: 'norma' | 'recetas' = 'norma') {
    const { token } = await provider().session(who)
    const [idAfiliado = 0] = await familiaDe(provider(), token)
    return { token, idAfiliado }
  }
  async function activa() {
    const { token, idAfiliado } = await de()
    const todas = await mandar<Receta[]>(
      '/v1/busquedas/receta-electronica/buscar',
      { idAfiliado, fechaDesde: null, fechaHasta: null },
      token,
    )
    const receta = todas.find(({ estado }) => estado.codigo === '1')
    return { token, todas, receta, id: receta?.recetaElectronica.idRecetaElectronica ?? 0 }
  }

  test('[API-61, API-90] receta-electronica/buscar takes idAfiliado and days', async () => {
    const { todas, receta } = await activa()

    expect(todas.length).toBeGreaterThan(3)
    expect(receta).toMatchObject({
      recetaElectronica: {
        idRecetaElectronica: expect.any(Number),
        numero: expect.any(String),
        fechaPrescripcion: expect.stringMatching(DIA),
        vencimiento: expect.stringMatching(DIA),
      },
      estado: { codigo: '1', descripcion: 'Activa' },
      historialEstado: { fechaDesde: expect.stringMatching(DIA) },
      afiliado: { correo: 'norma.quiroga@correo.example' },
      personaFisicaAfiliado: { apellido: 'Quiroga', nombre: 'Norma' },
      personaFisicaProfesional: { apellido: expect.any(String), nombre: expect.any(String) },
    })
    expectCampos(receta, ['farmacia', 'registro1', 'registro2'])
    expectCampos(receta?.registro1, ['drogas', 'presentacion', 'cantidad', 'cie10Descripcion'])
  })

  test('[API-62, API-79] receta-electronica/imprimir takes idsRecetas and returns a file address', async () => {
    const { token, id } = await activa()

    const { url } = await mandar<{ url: string }>(
      '/v1/receta-electronica/imprimir',
      { idsRecetas: [id] },
      token,
    )

    expect(url).toMatch(/^\/v1\/files\/.+/)
    expect(await archivoEn(provider(), url, token)).toMatchObject({
      status: 200,
      type: 'application/pdf',
      name: expect.stringMatching(/^Receta Electrónica .+\.pdf$/),
    })
    expect((await archivoEn(provider(), url, 'nobody')).status).toBe(401)
  })

  test('[API-63] receta-electronica/enviar takes idsRecetas and correo', async () => {
    const { token, id } = await activa()

    await mandar('/v1/receta-electronica/enviar', { idsRecetas: [id], correo: CORREO }, token)

    expect(await mailsTo(provider(), CORREO)).toHaveLength(1)
  })

  test('[API-64, API-65, API-90] receta-cronicas/buscar takes idAfiliado, find-receta-cronica a numeroReceta', async () => {
    const { token, idAfiliado } = await de()
    const lista = await mandar<{ numeroRecetario: string; medicamentos: object[] }[]>(
      '/v1/busquedas/receta-cronicas/buscar',
      { idAfiliado },
      token,
    )
    const cronica = [
      'numeroRecetario',
      'afiliado',
      'documento',
      'fechaAutorizacion',
      'periodo',
      'plan',
      'nombrePlan',
      'medicamentos',
      'prescriptor',
      'matriculaPrescriptor',
    ]
    expect(lista.length).toBeGreaterThan(0)
    for (const una of lista) expectCampos(una, cronica)

    const detalle = await mandar<{ medicamentos: object[] }>(
      '/v1/recetas/find-receta-cronica',
      { numeroReceta: '88120' },
      token,
    )

    expectCampos(detalle, cronica)
    expect(detalle).toMatchObject({
      numeroRecetario: '88120',
      codigoEstado: '305',
      nombreFarmacia: 'Farmacia del Centro',
      direccionFarmacia: 'Av. San Martín 215',
      localidadFarmacia: 'Santa Rosa',
      telefonoFarmacia: expect.any(String),
      observacionPlan: expect.any(String),
    })
    for (const medicamento of detalle.medicamentos) expectCampos(medicamento, ['descripcion'])
  })

  test('[API-67, API-90] prescripciones-electronicas/{id} has every field of a practice prescription', async () => {
    const { token, idAfiliado } = await de()
    const lista = await pedir<Prescripcion[]>(
      `/v1/prescripciones-electronicas?idAfiliado=${idAfiliado}&limit=50`,
      token,
    )
    const ids = lista.map((una) => una.prescripcionElectronica.idPrescripcionElectronica)
    const todas = await Promise.all(
      ids.map((id) => pedir<Prescripcion>(`/v1/prescripciones-electronicas/${id}`, token)),
    )

    for (const una of todas) {
      expectCampos(una, [
        'prescripcionElectronica',
        'estado',
        'tipoPracticaCategoria',
        'cie10',
        'cie10Secundario',
        'practicas',
        'profesional',
        'afiliado',
        'solicitudCobertura',
        'urlReporte',
      ])
      expectCampos(una.prescripcionElectronica, [
        'idPrescripcionElectronica',
        'fechaPrescripcion',
        'fechaInicio',
        'fechaVencimiento',
        'observacion',
        'observacionRecodificacion',
        'observacionValidacion',
        'periodo',
      ])
    }
    const validada = todas.find(({ practicas }) => practicas.length === 3)
    expect(validada).toMatchObject({
      prescripcionElectronica: {
        observacionRecodificacion: 'El código 340200 se cambió por 340201.',
        periodo: expect.stringMatching(PERIODO),
      },
      estado: { codigo: '3', descripcion: 'Validada' },
      cie10: { codigo: 'M25.5', descripcion: 'Dolor articular' },
      cie10Secundario: { codigo: 'I10', descripcion: 'Hipertensión esencial' },
      profesional: {
        profesion: 'Médica',
        matricula: '1987',
        telefono: '02954-4300101',
        domicilio: 'Av. San Martín 120, Santa Rosa',
      },
      solicitudCobertura: {
        idSolicitudCobertura: 20_355,
        codigoEstadoSolicitudCobertura: expect.any(String),
        descripcionEstadoSolicitudCobertura: expect.any(String),
      },
    })
    expect(Object.keys(validada?.practicas[0] ?? {}).toSorted()).toEqual([
      'cantidad',
      'codigoPractica',
      'descripcionPractica',
      'tieneConvenio',
    ])
    expect(await archivoEn(provider(), String(validada?.['urlReporte']), token)).toMatchObject({
      status: 200,
      type: 'application/pdf',
    })
    const usada = todas.find(({ estado }) => estado.codigo === '2')
    expect(usada).toMatchObject({ urlReporte: null })
  })

  test('[API-68, API-69] prescripciones-electronicas/reporte and /email take idPrescripcionElectronica', async () => {
    const { token, idAfiliado } = await de()
    const lista = await pedir<Prescripcion[]>(
      `/v1/prescripciones-electronicas?idAfiliado=${idAfiliado}&limit=50`,
      token,
    )
    const { prescripcionElectronica } = lista.find(({ estado }) => estado.codigo === '1') ?? {}
    const idPrescripcionElectronica = prescripcionElectronica?.idPrescripcionElectronica

    const { url } = await mandar<{ url: string }>(
      '/v1/prescripciones-electronicas/reporte',
      { idPrescripcionElectronica },
      token,
    )
    expect((await archivoEn(provider(), url, token)).name).toBe(
      'Prescripción Electrónica Quiroga Norma.pdf',
    )

    const correo = `otra.${CORREO}`
    await mandar(
      '/v1/prescripciones-electronicas/email',
      { idPrescripcionElectronica, correo },
      token,
    )
    expect(await mailsTo(provider(), correo)).toHaveLength(1)
  })
})
