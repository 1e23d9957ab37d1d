import { acceso } from './acceso.ts'
import { afiliados } from './afiliados.ts'
import { aplicacion } from './aplicacion.ts'
import { aportes } from './aportes.ts'
import { archivos } from './archivos.ts'
import { autorizaciones } from './autorizaciones.ts'
import { busquedas } from './busquedas.ts'
import { capita } from './capita.ts'
import { confirmacion } from './confirmacion.ts'
import { consumo } from './consumo.ts'
import { contacto } from './contacto.ts'
import { credencial } from './credencial.ts'
import { cuenta } from './cuenta.ts'
import { delegaciones } from './delegaciones.ts'
import { derivaciones } from './derivaciones.ts'
import { domicilio } from './domicilio.ts'
import { emision } from './emision.ts'
import { antirrobot } from './extensiones/antirrobot.ts'
import { avisos } from './extensiones/avisos.ts'
import { claves } from './extensiones/claves.ts'
import { consultaDePases, consultaDeRecetas } from './extensiones/consultas.ts'
import { encargos } from './extensiones/encargos.ts'
import { hojasDeRecetas } from './extensiones/hojas.ts'
import { listaDePases } from './extensiones/listaDePases.ts'
import { llavesDeAcceso } from './extensiones/llavesDeAcceso.ts'
import { llavesPropias } from './extensiones/llavesPropias.ts'
import { partes } from './extensiones/partes.ts'
import { pases } from './extensiones/pases.ts'
import { recetasFirmadas } from './extensiones/recetasFirmadas.ts'
import { sesiones } from './extensiones/sesiones.ts'
import { sesionesAbiertas } from './extensiones/sesionesAbiertas.ts'
import { tamanos } from './extensiones/tamanos.ts'
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

/** Every call, by area: client, server routes and authorization matrix are made from this. */
export const tabla = {
  // Access and identity:
  acceso,
  afiliados,
  aplicacion,
  notificaciones,
  credencial,
  contacto: { ...confirmacion, ...contacto },
  farmacias,
  capita,
  busquedas,
  domicilio,
  cuenta,
  // Care and administration:
  prestadores,
  ordenes: { ...ordenes, ...emision },
  ordenDigital,
  teleconsulta,
  recetas,
  recetasCronicas,
  prescripciones,
  autorizaciones,
  archivos: { ...archivos, ...tamanos },
  reintegros,
  aportes,
  delegaciones,
  consumo,
  derivaciones,
  // Beyond the specification:
  claves,
  sesiones: { ...sesiones, ...sesionesAbiertas },
  llavesDeAcceso: { ...llavesDeAcceso, ...llavesPropias },
  antirrobot,
  pases: { ...pases, ...listaDePases, ...consultaDePases },
  encargos,
  avisos,
  recetasFirmadas: { ...recetasFirmadas, ...consultaDeRecetas, ...hojasDeRecetas },
  partes,
}
