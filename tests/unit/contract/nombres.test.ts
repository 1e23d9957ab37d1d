// A §3 and B §3: field names that must be spelled as there, at any nesting.
import type { Struct } from 'superstruct'
import { expect, test } from 'vitest'

import { Afiliado, FichaDeAfiliado } from '#contract/afiliados.ts'
import { Aporte } from '#contract/aportes.ts'
import { Adjunto, Autorizacion, FilaDeAutorizacion } from '#contract/autorizacion.ts'
import { CuponDeCapita } from '#contract/capita.ts'
import { Consumo } from '#contract/consumo.ts'
import { Contacto } from '#contract/contacto.ts'
import { credencial } from '#contract/credencial.ts'
import { Pregunta } from '#contract/cuenta.ts'
import { Delegacion } from '#contract/delegaciones.ts'
import { DerivacionTransitoria } from '#contract/derivaciones.ts'
import { Cupo, OrdenGenerada, OrdenValidada } from '#contract/emision.ts'
import { Farmacia } from '#contract/farmacias.ts'
import { Notificacion } from '#contract/notificaciones.ts'
import { OrdenEmitida } from '#contract/ordenes.ts'
import { Prescripcion } from '#contract/prescripciones.ts'
import { Prestador } from '#contract/prestadores.ts'
import { Receta } from '#contract/recetas.ts'
import { DetalleDeRecetaCronica } from '#contract/recetasCronicas.ts'
import { Reintegro } from '#contract/reintegros.ts'

type Shape = Pick<Struct, 'schema'>
type Named = [entity: string, struct: Shape, names: string]

/** Every field of a struct as 'outer.inner'; a list is looked into. */
function namesIn({ schema }: Shape, prefix = ''): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  if ('schema' in schema) return namesIn({ schema: schema.schema }, prefix)
  return Object.entries(schema).flatMap(([name, inner]: [string, Shape]) => [
    `${prefix}${name}`,
    ...namesIn(inner, `${prefix}${name}.`),
  ])
}

const entities: Named[] = [
  [
    'member of the family group',
    Afiliado,
    `afiliado.idAfiliado afiliado.numeroDocumentoFormateado
    personaFisica.nombre personaFisica.apellido personaFisica.numeroDocumentoString personaFisica.fechaNacimiento
    persona.cuilCuitFormateado tipoDocumento.descripcion tipoAfiliado.descripcion tipoAfiliado.fechaVencimientoCapita
    relacionTitularAdherente.descripcion derivacion.descripcionTipoDerivacion derivacion.obraSocialDescripcion
    derivacion.sigla derivacion.provinciaDescripcion derivacion.fechaDesde derivacion.fechaHasta tarjeta.numeroTarjeta`,
  ],
  [
    'affiliate info',
    FichaDeAfiliado,
    `afiliado.numeroDocumentoFormateado afiliado.numeroAfiliadoFormateado
    afiliado.apellidoNombreFormateado afiliado.tieneFondoVoluntario afiliado.carenciaFondoVoluntario
    afiliado.fechaAltaFondoVoluntario afiliado.idAfiliado afiliado.idPersonaFisica personaFisica.idPersonaFisica
    personaFisica.nombre personaFisica.apellido personaFisica.numeroDocumento personaFisica.idTipoDocumento
    personaFisica.numeroDocumentoString personaFisica.descripcionTipoDocumento personaFisica.fechaNacimiento
    personaFisica.descripcionSexo persona.cuilCuitFormateado tipoAfiliado.fechaVencimientoCapita
    afiliacionAfiliado.fechaAlta restriccionServicios.descripcion restriccionServicios.codigo
    restriccionServicios.servIfx inhibicion.descripcionTipoInhibicion identidadVerificada fechaIdentidadVerificada
    domicilioPersonaFisica provincia.idProvincia departamento.idDepartamento localidad.idLocalidad calle.idCalle
    itemsDomicilioPersonaFisica.codigoTipoNumeracion itemsDomicilioPersonaFisica.valor contactoPersonaFisica.descripcion`,
  ],
  ['credential token', credencial.generarToken.response, 'token fechaCreacion'],
  [
    'card check',
    credencial.validarToken.response,
    `apellido nombre cuilCuit fechaNacimiento relacionTitularAdherente
    tipoAfiliado fechaCreacion derivacion.descripcionTipoDerivacion derivacion.obraSocialDescripcion
    derivacion.obraSocialSigla derivacion.obraSocialProvincia derivacion.fechaDesde derivacion.fechaHasta`,
  ],
  [
    'notification',
    Notificacion,
    'idSolicitud tipoNotificacion numeroNotificacion codigoTipoNotificacion',
  ],
  [
    'contact',
    Contacto,
    `idHistorialContactoPersonaFisica idPersonaFisica idTipoContacto codigoTipoContacto
    descripcionTipoContacto descripcion activo confirmado fechaConfirmado fechaDesde fechaHasta idUsuario publicable`,
  ],
  ['pharmacy', Farmacia, 'idFarmacia nombre localidad direccion domicilio telefono mail'],
  [
    'coupon',
    CuponDeCapita,
    `totalCapita totalCredito totalFondoVoluntario totalAPagar codigoLinkPagos numeroRecibo
    periodo fechaVencimiento`,
  ],
  [
    'questionnaire item',
    Pregunta,
    `preguntaVO.idPregunta preguntaVO.descripcion preguntaVO.codigoTipoPregunta
    opciones.codigo opciones.descripcion opciones.selected`,
  ],
  [
    'provider',
    Prestador,
    `idPrestador idprofesional idProfesionalPrestador idEstablecimiento codigoEstado colorFondo
    colorLetra matricula tipo descripcionTipo nombre domicilio localidad telefonos telefono`,
  ],
  [
    'validated order',
    OrdenValidada,
    `codigoTransaccion practicas.codigoPractica practicas.descripcionPractica
    practicas.descripcionTipoCobertura practicas.valorAutorizado practicas.valorAutorizacion
    afiliado.numerodocumentoformateado afiliado.nombre afiliado.apellido afiliado.correo prestador.codigoPrestador
    prestador.razonSocial prestador.especialidades.descripcion totales.totalPagar`,
  ],
  [
    'generated order',
    OrdenGenerada,
    `orden.numeroOrden orden.numeroOrdenSinFormato orden.codigoTransaccion
    orden.numeroOrdenFormatoCodigo orden.fechaEmision arancelTotal.totalNumero`,
  ],
  [
    'issued order',
    OrdenEmitida,
    'numeroSolicitud fechaSolicitud practicas codigoPrestador nombrePrestador',
  ],
  [
    'quota',
    Cupo,
    `tipoLimite.descripcion consumoCupo.cantidadMeses consumoCupo.cantidadMesesLetras
    consumoCupo.cantidadCupos consumoCupo.extraordinarios consumoCupo.consumidos
    consumoCupo.restantesConExtraordinarias practicaVO.descripcion`,
  ],
  [
    'electronic prescription',
    Receta,
    `recetaElectronica.idRecetaElectronica recetaElectronica.numero
    recetaElectronica.fechaPrescripcion recetaElectronica.vencimiento estado.descripcion estado.codigo
    historialEstado.fechaDesde farmacia.nombre farmacia.localidad afiliado.correo personaFisicaAfiliado.apellido
    personaFisicaAfiliado.nombre personaFisicaAfiliado.numeroDocumento personaFisicaProfesional registro1.drogas
    registro1.presentacion registro1.cantidad registro1.cie10Descripcion registro2.drogas`,
  ],
  [
    'chronic prescription',
    DetalleDeRecetaCronica,
    `numeroRecetario afiliado documento fechaAutorizacion periodo plan
    nombrePlan medicamentos.descripcion prescriptor matriculaPrescriptor codigoEstado nombreFarmacia
    direccionFarmacia localidadFarmacia telefonoFarmacia observacionPlan`,
  ],
  [
    'practice prescription',
    Prescripcion,
    `prescripcionElectronica.idPrescripcionElectronica
    prescripcionElectronica.fechaPrescripcion prescripcionElectronica.fechaInicio
    prescripcionElectronica.fechaVencimiento prescripcionElectronica.observacion
    prescripcionElectronica.observacionRecodificacion prescripcionElectronica.observacionValidacion
    prescripcionElectronica.periodo estado tipoPracticaCategoria cie10.codigo cie10.descripcion
    cie10Secundario.codigo practicas.codigoPractica practicas.descripcionPractica practicas.cantidad
    practicas.tieneConvenio profesional.profesion profesional.matricula profesional.telefono profesional.domicilio
    afiliado solicitudCobertura.idSolicitudCobertura solicitudCobertura.codigoEstadoSolicitudCobertura
    solicitudCobertura.descripcionEstadoSolicitudCobertura urlReporte`,
  ],
  [
    'attachment',
    Adjunto,
    'fileName extension dimension contentBase64 requerido id moduleContainerPathName',
  ],
  [
    'authorization',
    Autorizacion,
    `solicitudCobertura.idSolicitudCobertura
    solicitudCobertura.idSolicitudCoberturaFormateado solicitudCobertura.fechaGenerada
    solicitudCobertura.fechaIniciada solicitudCobertura.vencimiento afiliado.apellidoNombreFormateado
    afiliado.numeroDocumentoFormateado estado.codigoEstado estado.descripcionEstadoSolicitudCobertura
    estado.fechaDesde estado.observacion estado.idHistorialEstadoSolicitudCobertura tipoCobertura
    documentacion.documentacion documentacion.fojas documentacion.codigoDocumentacion documentacion.path
    documentacion.idHistorialDocumentacionSolicitudCobertura practicas providenciaUrl`,
  ],
  [
    'authorization row',
    FilaDeAutorizacion,
    `idSolicitudCobertura idSolicitudCoberturaFormateado id idFormateado correo
    afiliado numerodocumento afiliadonumerodocumento tipoCobertura estado fechaestado observacion practicas
    idGrupoTipoCobertura codigoEstado`,
  ],
  [
    'transitory referral',
    DerivacionTransitoria,
    `provincia provinciaDescripcion fechaDesde fechaHasta sigla obraSocial
    idObraSocial afiliados.idHistorialDerivacionAfiliado afiliados.nombre afiliados.apellido
    afiliados.relacionTitularAdherente afiliados.idAfiliado afiliados.activo`,
  ],
  [
    'reimbursement',
    Reintegro,
    `acreditacionReintegroVO.numeroSolicitud acreditacionReintegroVO.numeroCuenta
    acreditacionReintegroVO.descripcion acreditacionReintegroVO.fechaAcreditacion
    acreditacionReintegroVO.fechaLiquidacion acreditacionReintegroVO.importeReintegro
    acreditacionReintegroVO.observacion`,
  ],
  [
    'contribution',
    Aporte,
    `orden mes tipoPresentacion descripcionReparticion aportePersonal adherenteSecundario
    aportePatronal descuentoSubsidio creditoAsistencial hijoMenorDe35 menoraCargo aportesPositivos.descripcion
    aportesPositivos.importe`,
  ],
  [
    'branch office',
    Delegacion,
    'id nombre localidad idlocalidad direccion telefono email horarioatencion',
  ],
  [
    'consumption',
    Consumo,
    `ordenesAmbulatorias.numeroSolicitud ordenesOdontologicas.fechaSolicitud
    internaciones.cantidad medicamentosAutorizados.periodo medicamentosAmbulatorios.periodo traslados.codigoPrestacion
    hoteleria.nombrePrestacion creditos.codigoPrestador expedientes.nombrePrestador reintegros.importe
    derivaciones.numeroDerivacion derivaciones.fechaDerivacion derivaciones.nombrePrestador derivaciones.diagnostico
    derivaciones.tratamiento tramitesSAT.idSolicitudCobertura tramitesSAT.fechaIniciada
    tramitesSAT.descripcionEstadoActual tramitesSAT.descripcionTipoCobertura tramitesSAT.codigoEstado`,
  ],
]

test.each(entities)(
  '[API-90] the fields of %s are spelled as in the specification',
  (_entity, struct, names) => {
    const declared = new Set(namesIn(struct))
    expect(names.split(/\s+/).filter((name) => !declared.has(name))).toEqual([])
  },
)
