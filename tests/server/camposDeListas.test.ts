// Lists of the screens, with the specification's field names: one complete row of each.
import { expect, test } from 'vitest'

import type { Who } from '../support/server.ts'
import { type Objeto, aMano, expectCampos } from './support/campos.ts'
import { llamadas } from './support/llamadas.ts'
import { familiaDe } from './support/pedir.ts'

const ITEM = ['idHistorialDerivacionAfiliado', 'nombre', 'apellido', 'relacionTitularAdherente']
const GASTO = ['numeroSolicitud', 'fechaSolicitud', 'cantidad', 'codigoPrestacion']
const DE_GASTO = [...GASTO, 'nombrePrestacion', 'codigoPrestador', 'nombrePrestador', 'importe']

/** Value under these nested names; of a list the first element. */
const dentro = (cuerpo: unknown, ...nombres: string[]): object | undefined =>
  nombres.reduce<unknown>((en, nombre) => primero(en)?.[nombre], cuerpo) as object | undefined
const primero = (de: unknown) => (Array.isArray(de) ? de[0] : de) as Objeto | undefined

type Leida = {
  id: string
  path: string
  /** For a POST: body for this member. */
  body?: (idAfiliado: number) => object
  who?: Who
  /** Each part, with the path to it. */
  partes: [donde: string[], campos: string[]][]
}

const LEIDAS: Leida[] = [
  {
    id: 'API-04',
    path: '/v1/afiliados/grupo-familiar',
    who: 'derivado',
    partes: [
      [['afiliado'], ['idAfiliado', 'numeroDocumentoFormateado']],
      [['personaFisica'], ['nombre', 'apellido', 'numeroDocumentoString', 'fechaNacimiento']],
      [['persona'], ['cuilCuitFormateado']],
      [['tipoDocumento'], ['descripcion']],
      [['tipoAfiliado'], ['descripcion', 'fechaVencimientoCapita']],
      [['relacionTitularAdherente'], ['descripcion']],
      [['tarjeta'], ['numeroTarjeta']],
      [
        ['derivacion'],
        [
          'descripcionTipoDerivacion',
          'obraSocialDescripcion',
          'sigla',
          'provinciaDescripcion',
          'fechaDesde',
          'fechaHasta',
        ],
      ],
    ],
  },
  {
    id: 'API-07',
    path: '/v1/usuarios/afiliados/notificaciones-pendientes',
    partes: [
      [[], ['idSolicitud', 'tipoNotificacion', 'numeroNotificacion', 'codigoTipoNotificacion']],
    ],
  },
  {
    id: 'API-39',
    path: '/v1/practicas/practicas-afiliado',
    partes: [[[], ['idPractica', 'codigo', 'descripcion', 'validarEspecialidad']]],
  },
  {
    id: 'API-40',
    path: '/v1/busquedas/especialidades',
    partes: [
      [['especialidadVO'], ['idEspecialidad', 'descripcion']],
      [['profesionVO'], ['descripcion']],
    ],
  },
  {
    id: 'API-41',
    path: '/v1/busquedas/localidades',
    partes: [
      [['localidadVO'], ['idLocalidad', 'descripcion']],
      [[], ['departamentoVO', 'provinciaVO']],
    ],
  },
  {
    id: 'API-42',
    path: '/v1/busquedas/tipos-establecimiento',
    partes: [[[], ['idTipoEstablecimiento', 'descripcion']]],
  },
  {
    id: 'API-45',
    path: '/v1/busquedas/prestadores/buscar-profesionales',
    body: () => ({
      matricula: null,
      nombreApellido: 'marin',
      soloActivos: true,
      idLocalidad: null,
      idEspecialidad: null,
    }),
    partes: [
      [
        [],
        [
          'idPrestador',
          'codigoEstado',
          'colorFondo',
          'colorLetra',
          'matricula',
          'tipo',
          'descripcionTipo',
          'nombre',
          'domicilio',
          'localidad',
          'telefonos',
        ],
      ],
    ],
  },
  {
    id: 'API-47',
    path: '/v1/orden/consultar-cupo-orden',
    body: (idAfiliado) => ({ idAfiliado, idPractica: 525 }),
    partes: [
      [['consumoCupoOrdenMedicaVO', 'tipoLimite'], ['descripcion']],
      [
        ['consumoCupoOrdenMedicaVO', 'consumoCupo'],
        [
          'cantidadMeses',
          'cantidadMesesLetras',
          'cantidadCupos',
          'extraordinarios',
          'consumidos',
          'restantesConExtraordinarias',
        ],
      ],
      [['consumoCupoOrdenMedicaVO', 'practicaVO'], ['descripcion']],
    ],
  },
  {
    id: 'API-55',
    path: '/v1/ordenes/afiliados',
    partes: [
      [
        [],
        ['numeroSolicitud', 'fechaSolicitud', 'practicas', 'codigoPrestador', 'nombrePrestador'],
      ],
    ],
  },
  {
    id: 'API-80',
    path: '/v1/busquedas/tipos-coberturas',
    partes: [[[], ['idTipoCobertura', 'codigo', 'descripcion', 'division']]],
  },
  {
    id: 'API-82',
    path: '/v1/busquedas/obras-sociales',
    partes: [[[], ['idObraSocial', 'sigla', 'descripcion', 'provincia']]],
  },
  {
    id: 'API-83',
    path: '/v1/busquedas/buscarReintegros',
    body: (idAfiliado) => ({ idAfiliado, anio: null }),
    partes: [
      [
        ['acreditacionReintegroVO'],
        [
          'numeroSolicitud',
          'numeroCuenta',
          'descripcion',
          'fechaAcreditacion',
          'fechaLiquidacion',
          'importeReintegro',
          'observacion',
        ],
      ],
    ],
  },
  {
    id: 'API-84',
    path: '/v1/busquedas/buscarAportes',
    body: (idAfiliado) => ({ idAfiliado, meses: 6 }),
    partes: [
      [
        [],
        [
          'orden',
          'mes',
          'tipoPresentacion',
          'descripcionReparticion',
          'aportePersonal',
          'adherenteSecundario',
          'aportePatronal',
          'descuentoSubsidio',
          'creditoAsistencial',
          'hijoMenorDe35',
          'menoraCargo',
          'aportesPositivos',
        ],
      ],
    ],
  },
  {
    id: 'API-85',
    path: '/v1/busquedas/buscarDelegaciones',
    partes: [
      [
        [],
        [
          'id',
          'nombre',
          'localidad',
          'idlocalidad',
          'direccion',
          'telefono',
          'email',
          'horarioatencion',
        ],
      ],
    ],
  },
  {
    id: 'API-86',
    path: '/v1/busquedas/consumo-prestacional/buscar',
    body: (idAfiliado) => ({ idAfiliado, fechaDesde: '2020-01-01', fechaHasta: '2035-01-01' }),
    partes: [
      [
        [],
        [
          'ordenesAmbulatorias',
          'ordenesOdontologicas',
          'internaciones',
          'medicamentosAutorizados',
          'medicamentosAmbulatorios',
          'traslados',
          'hoteleria',
          'creditos',
          'expedientes',
          'derivaciones',
          'reintegros',
          'tramitesSAT',
        ],
      ],
      [['ordenesAmbulatorias'], DE_GASTO],
      [['medicamentosAmbulatorios'], [...DE_GASTO, 'periodo']],
    ],
  },
  {
    id: 'API-89',
    path: '/v1/derivaciones/transitorias',
    partes: [
      [
        [],
        [
          'provincia',
          'provinciaDescripcion',
          'fechaDesde',
          'fechaHasta',
          'sigla',
          'obraSocial',
          'idObraSocial',
        ],
      ],
      [['afiliados'], [...ITEM, 'idAfiliado', 'activo']],
    ],
  },
]

llamadas('the fields of lists', ({ provider }) => {
  const { pedir, mandar } = aMano(provider)

  for (const { id, path, body, who = 'norma', partes } of LEIDAS)
    test(`[${id}, API-90] ${path} has the specification's fields`, async () => {
      const { token } = await provider().session(who)
      const [idAfiliado = 0] = await familiaDe(provider(), token)

      const cuerpo = body
        ? await mandar<unknown>(path, body(idAfiliado), token)
        : await pedir<unknown>(path, token)

      expect(cuerpo).not.toEqual([])
      for (const [donde, campos] of partes) expectCampos(primero(dentro(cuerpo, ...donde)), campos)
    })

  test('[API-17, API-90] the coupon has the eight fields of the specification', async () => {
    const { token } = await provider().session('voluntaria')
    const { personaFisica } = await pedir<{ personaFisica: { numeroDocumento: number } }>(
      '/v1/afiliados/seguir-afiliado',
      token,
    )

    const cupon = await mandar(
      '/v1/afiliados/cupon-capita',
      { numeroDocumento: personaFisica.numeroDocumento, tipoDocumento: 'DNI' },
      token,
    )

    expectCampos(cupon, [
      'totalCapita',
      'totalCredito',
      'totalFondoVoluntario',
      'totalAPagar',
      'codigoLinkPagos',
      'numeroRecibo',
      'periodo',
      'fechaVencimiento',
    ])
  })
})
