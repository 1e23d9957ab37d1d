// Calls of specification B §7, in its order.
import { expect, test } from 'vitest'

import { declared, type Llamada } from './llamadas.ts'

const ORDEN = 'numeroTarjeta codigoPrestador tipoPrestador codigoPrescriptor practicas'
const RANGO = 'idAfiliado fechaDesde fechaHasta'

const llamadas: Llamada[] = [
  ['[API-39] practices', 'GET /v1/practicas/practicas-afiliado', '', 'busquedas.practicas'],
  ['[API-40] specialties', 'GET /v1/busquedas/especialidades', '', 'busquedas.especialidades'],
  ['[API-41] localities', 'GET /v1/busquedas/localidades', '', 'busquedas.localidades'],
  [
    '[API-42] establishment types',
    'GET /v1/busquedas/tipos-establecimiento',
    '',
    'busquedas.tiposDeEstablecimiento',
  ],
  [
    '[API-43] provider selector',
    'POST /v1/busquedas/prestadorSelector',
    'matricula nombre modoPrescriptor soloActivos',
    'prestadores.selector',
  ],
  [
    '[API-44] latest providers',
    'POST /v1/busquedas/prestadores/get-latest-orden',
    'limit idAfiliado',
    'prestadores.ultimos',
  ],
  [
    '[API-45] professionals',
    'POST /v1/busquedas/prestadores/buscar-profesionales',
    'matricula nombreApellido soloActivos idLocalidad idEspecialidad',
    'prestadores.buscarProfesionales',
  ],
  [
    '[API-46] establishments',
    'POST /v1/busquedas/prestadores/buscar-establecimientos',
    'nombre idLocalidad idTipoEstablecimiento',
    'prestadores.buscarEstablecimientos',
  ],
  [
    '[API-47] quota',
    'POST /v1/orden/consultar-cupo-orden',
    'idAfiliado idPractica',
    'ordenes.consultarCupo',
  ],
  ['[API-48] order validated', 'POST /v1/orden/validar-orden', ORDEN, 'ordenes.validar'],
  ['[API-49] order cost', 'POST /v1/orden/verificar-costo-orden', ORDEN, 'ordenes.verificarCosto'],
  [
    '[API-50] order generated',
    'POST /v1/orden/generar-orden',
    'codigoTransaccion',
    'ordenes.generar',
  ],
  [
    '[API-51] order printed',
    'POST /v1/orden/imprimir-orden',
    'numeroOrden codigoTransaccion',
    'ordenes.imprimir',
  ],
  ['[API-52] order mailed', 'POST /v1/orden/enviar-orden', 'numeroOrden correo', 'ordenes.enviar'],
  [
    '[API-53] reprint validated',
    'POST /v1/orden/validar-reimpresion',
    'idAfiliado',
    'ordenes.validarReimpresion',
  ],
  ['[API-54] reprint', 'POST /v1/orden/reimpresion-orden', 'idOrden', 'ordenes.reimprimir'],
  ['[API-55] issued orders', 'GET /v1/ordenes/afiliados', RANGO, 'ordenes.emitidas'],
  [
    '[API-56] scanned token',
    'POST /v1/orden-digital/validar-token-consulta',
    '',
    'ordenDigital.validarToken',
  ],
  [
    '[API-57] digital order',
    'POST /v1/orden-digital/validar-orden-digital-consulta',
    'numeroTarjeta codigoPrestador tipoPrestador token nombreUsuario femer',
    'ordenDigital.validarOrden',
  ],
  [
    '[API-58] cancelled scan',
    'GET /v1/websocket-ordenes/send-cancelada',
    'token',
    'ordenDigital.avisarCancelada',
  ],
  [
    '[API-59] video link',
    'POST /v1/ordenes-teleconsulta/{idAfiliado}/generar-link',
    'idAfiliado',
    'teleconsulta.generarLink',
  ],
  [
    '[API-60] card check',
    'GET /v1/afiliados/credencial/validar-token/{dataBase64}',
    'dataBase64',
    'credencial.validarToken',
  ],
  [
    '[API-61] prescriptions',
    'POST /v1/busquedas/receta-electronica/buscar',
    RANGO,
    'recetas.buscar',
  ],
  [
    '[API-62] prescription PDF',
    'POST /v1/receta-electronica/imprimir',
    'idsRecetas',
    'recetas.imprimir',
  ],
  [
    '[API-63] prescription mailed',
    'POST /v1/receta-electronica/enviar',
    'idsRecetas correo',
    'recetas.enviar',
  ],
  [
    '[API-64] chronic prescriptions',
    'POST /v1/busquedas/receta-cronicas/buscar',
    'idAfiliado',
    'recetasCronicas.buscar',
  ],
  [
    '[API-65] chronic detail',
    'POST /v1/recetas/find-receta-cronica',
    'numeroReceta',
    'recetasCronicas.detalle',
  ],
  [
    '[API-66] practice prescriptions',
    'GET /v1/prescripciones-electronicas',
    'idAfiliado documento fechaDesde fechaHasta limit',
    'prescripciones.lista',
  ],
  [
    '[API-67] practice prescription',
    'GET /v1/prescripciones-electronicas/{id}',
    'id',
    'prescripciones.detalle',
  ],
  [
    '[API-68] its PDF',
    'POST /v1/prescripciones-electronicas/reporte',
    'idPrescripcionElectronica',
    'prescripciones.reporte',
  ],
  [
    '[API-69] mailed',
    'POST /v1/prescripciones-electronicas/email',
    'idPrescripcionElectronica correo',
    'prescripciones.enviar',
  ],
  ['[API-70] authorizations', 'GET /v1/autorizaciones/ambulatorias', '', 'autorizaciones.lista'],
  [
    '[API-71] authorization',
    'GET /v1/autorizaciones/ambulatorias/{id}',
    'id',
    'autorizaciones.detalle',
  ],
  [
    '[API-72] new request',
    'POST /v1/autorizaciones/save-autorizacion',
    'idAfiliado tipoCobertura documentacionRequerida documentacionOpcional documentacionHistoriaClinica uidContext',
    'autorizaciones.guardar',
  ],
  [
    '[API-73] receipt',
    'POST /v1/autorizaciones/imprimir-comprobante-solicitud',
    'id enviarMail',
    'autorizaciones.imprimirComprobante',
  ],
  [
    '[API-74] ruling',
    'POST /v1/autorizaciones/imprimir-providencia-solicitud',
    'id',
    'autorizaciones.imprimirProvidenciaDeSolicitud',
  ],
  [
    '[API-75] cancelled',
    'POST /v1/autorizaciones/anular',
    'id observacion',
    'autorizaciones.anular',
  ],
  [
    '[API-76] request mailed',
    'POST /v1/autorizaciones/enviar',
    'numeroAutorizacion correo',
    'autorizaciones.enviar',
  ],
  [
    '[API-77] ruling mailed',
    'POST /v1/autorizaciones/providencia',
    'numeroAutorizacion correo',
    'autorizaciones.enviarProvidencia',
  ],
  [
    '[API-78] ruling made',
    'POST /v1/autorizaciones/generar-providencia',
    'id enviarMail',
    'autorizaciones.generarProvidencia',
  ],
  [
    '[API-78] ruling printed',
    'POST /v1/autorizaciones/imprimir-providencia',
    'id enviarMail',
    'autorizaciones.imprimirProvidencia',
  ],
  ['[API-79] file', 'GET /v1/files{path}', 'path', 'archivos.descargar'],
  [
    '[API-80] coverage types',
    'GET /v1/busquedas/tipos-coberturas',
    '',
    'busquedas.tiposDeCobertura',
  ],
  [
    '[API-81] group titular',
    'GET /v1/afiliados/find-titular-grupo',
    '',
    'afiliados.findTitularGrupo',
  ],
  ['[API-82] health plans', 'GET /v1/busquedas/obras-sociales', '', 'busquedas.obrasSociales'],
  [
    '[API-83] reimbursements',
    'POST /v1/busquedas/buscarReintegros',
    'idAfiliado anio',
    'reintegros.buscar',
  ],
  [
    '[API-84] contributions',
    'POST /v1/busquedas/buscarAportes',
    'idAfiliado meses',
    'aportes.buscar',
  ],
  ['[API-85] branch offices', 'GET /v1/busquedas/buscarDelegaciones', '', 'delegaciones.lista'],
  [
    '[API-86] consumption',
    'POST /v1/busquedas/consumo-prestacional/buscar',
    RANGO,
    'consumo.buscar',
  ],
  [
    '[API-87] referral saved',
    'POST /v1/derivaciones/save-transitorias',
    'idObraSocial fechaDesde fechaHasta afiliados',
    'derivaciones.guardar',
  ],
  [
    '[API-88] referral letter',
    'POST /v1/derivaciones/imprimir-carta-derivacion',
    'ids',
    'derivaciones.imprimirCarta',
  ],
  ['[API-89] referrals', 'GET /v1/derivaciones/transitorias', '', 'derivaciones.lista'],
]

test.each(llamadas)(
  '%s is declared with the method, path and kind that the specification gives',
  (...llamada) => {
    expect(declared(llamada)).toEqual(llamada)
  },
)
