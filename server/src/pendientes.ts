import type { aportes } from '#contract/aportes.ts'
import type { archivos } from '#contract/archivos.ts'
import type { autorizaciones } from '#contract/autorizaciones.ts'
import type { capita } from '#contract/capita.ts'
import type { consumo } from '#contract/consumo.ts'
import type { delegaciones } from '#contract/delegaciones.ts'
import type { derivaciones } from '#contract/derivaciones.ts'
import type { domicilio } from '#contract/domicilio.ts'
import type { farmacias } from '#contract/farmacias.ts'
import type { ordenDigital } from '#contract/ordenDigital.ts'
import type { ordenes } from '#contract/ordenes.ts'
import type { prescripciones } from '#contract/prescripciones.ts'
import type { prestadores } from '#contract/prestadores.ts'
import type { recetas } from '#contract/recetas.ts'
import type { recetasCronicas } from '#contract/recetasCronicas.ts'
import type { reintegros } from '#contract/reintegros.ts'
import type { teleconsulta } from '#contract/teleconsulta.ts'

import { type AreaHandlers, pendiente } from './http/endpointHandler.ts'

// Whole areas that a later part answers; each leaves this file for a folder of its own.

export const domicilioHandlers: AreaHandlers<typeof domicilio> = { guardarDomicilio: pendiente(5) }

export const aportesHandlers: AreaHandlers<typeof aportes> = {
  buscar: pendiente(9),
}

export const archivosHandlers: AreaHandlers<typeof archivos> = {
  descargar: pendiente(6),
}

export const autorizacionesHandlers: AreaHandlers<typeof autorizaciones> = {
  lista: pendiente(7),
  detalle: pendiente(7),
  guardar: pendiente(7),
  imprimirComprobante: pendiente(7),
  imprimirProvidenciaDeSolicitud: pendiente(7),
  anular: pendiente(7),
  enviar: pendiente(7),
  enviarProvidencia: pendiente(7),
  generarProvidencia: pendiente(7),
  imprimirProvidencia: pendiente(7),
}

export const capitaHandlers: AreaHandlers<typeof capita> = {
  generarCupon: pendiente(9),
  cuponEnPdf: pendiente(9),
}

export const consumoHandlers: AreaHandlers<typeof consumo> = {
  buscar: pendiente(9),
}

export const delegacionesHandlers: AreaHandlers<typeof delegaciones> = {
  lista: pendiente(9),
}

export const derivacionesHandlers: AreaHandlers<typeof derivaciones> = {
  guardar: pendiente(9),
  imprimirCarta: pendiente(9),
  lista: pendiente(9),
}

export const farmaciasHandlers: AreaHandlers<typeof farmacias> = {
  buscar: pendiente(9),
}

export const ordenDigitalHandlers: AreaHandlers<typeof ordenDigital> = {
  validarToken: pendiente(8),
  validarOrden: pendiente(8),
  avisarCancelada: pendiente(8),
}

export const ordenesHandlers: AreaHandlers<typeof ordenes> = {
  consultarCupo: pendiente(8),
  validar: pendiente(8),
  verificarCosto: pendiente(8),
  generar: pendiente(8),
  imprimir: pendiente(8),
  enviar: pendiente(8),
  validarReimpresion: pendiente(8),
  reimprimir: pendiente(8),
  emitidas: pendiente(8),
}

export const prescripcionesHandlers: AreaHandlers<typeof prescripciones> = {
  lista: pendiente(6),
  detalle: pendiente(6),
  reporte: pendiente(6),
  enviar: pendiente(6),
}

export const prestadoresHandlers: AreaHandlers<typeof prestadores> = {
  selector: pendiente(8),
  ultimos: pendiente(8),
  buscarProfesionales: pendiente(8),
  buscarEstablecimientos: pendiente(8),
}

export const recetasHandlers: AreaHandlers<typeof recetas> = {
  buscar: pendiente(6),
  imprimir: pendiente(6),
  enviar: pendiente(6),
}

export const recetasCronicasHandlers: AreaHandlers<typeof recetasCronicas> = {
  buscar: pendiente(6),
  detalle: pendiente(6),
}

export const reintegrosHandlers: AreaHandlers<typeof reintegros> = {
  buscar: pendiente(9),
}

export const teleconsultaHandlers: AreaHandlers<typeof teleconsulta> = {
  generarLink: pendiente(8),
}
