import { acceso } from './acceso.ts'
import { afiliados } from './afiliados.ts'
import { aplicacion } from './aplicacion.ts'
import { aportes } from './aportes.ts'
import { archivos } from './archivos.ts'
import { autorizaciones } from './autorizaciones.ts'
import { busquedas } from './busquedas.ts'
import { capita } from './capita.ts'
import { consumo } from './consumo.ts'
import { contacto } from './contacto.ts'
import { credencial } from './credencial.ts'
import { cuenta } from './cuenta.ts'
import { delegaciones } from './delegaciones.ts'
import { derivaciones } from './derivaciones.ts'
import { domicilio } from './domicilio.ts'
import { claves } from './extensiones/claves.ts'
import { comprobacion } from './extensiones/comprobacion.ts'
import { pases } from './extensiones/pases.ts'
import { sesiones } from './extensiones/sesiones.ts'
import { farmacias } from './farmacias.ts'
import { notificaciones } from './notificaciones.ts'
import { ordenDigital } from './ordenDigital.ts'
import { ordenes } from './ordenes.ts'
import { prescripciones } from './prescripciones.ts'
import { prestadores } from './prestadores.ts'
import { recetas } from './recetas.ts'
import { recetasCronicas } from './recetasCronicas.ts'
import { reintegros } from './reintegros.ts'
import { teleconsulta } from './teleconsulta.ts'

/** Every call, by area: the client, the server's routes and the authorization matrix are made from this. */
export const tabla = {
  // Access and identity:
  acceso,
  afiliados,
  aplicacion,
  notificaciones,
  credencial,
  contacto,
  farmacias,
  capita,
  busquedas,
  domicilio,
  cuenta,
  // Care and administration:
  prestadores,
  ordenes,
  ordenDigital,
  teleconsulta,
  recetas,
  recetasCronicas,
  prescripciones,
  autorizaciones,
  archivos,
  reintegros,
  aportes,
  delegaciones,
  consumo,
  derivaciones,
  // Beyond the specification:
  claves,
  sesiones,
  comprobacion,
  pases,
}
