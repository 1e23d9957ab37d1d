import type { tabla } from '#contract/tabla.ts'

import { confirmarContrasenia } from './acceso/contrasenia.ts'
import { correosDeUsuario } from './acceso/recuperar.ts'
import { accesoHandlers } from './acceso/routes.ts'
import { afiliadosHandlers } from './afiliados/routes.ts'
import { antirrobotHandlers } from './antirrobot/routes.ts'
import { verificarRecaptcha } from './antirrobot/service.ts'
import { aplicacionHandlers } from './aplicacion/routes.ts'
import { aportesHandlers } from './aportes/routes.ts'
import { archivosHandlers } from './archivos/routes.ts'
import { autorizacionesHandlers } from './autorizaciones/routes.ts'
import { TIPOS_DE_COBERTURA } from './autorizaciones/tipos.ts'
import { avisosHandlers } from './avisos/routes.ts'
import type { Handlers } from './base/endpointHandler.ts'
import { busquedasHandlers } from './busquedas/routes.ts'
import { capitaHandlers } from './capita/routes.ts'
import { clavesHandlers } from './claves/routes.ts'
import { partesHandlers } from './claves/rutasDePartes.ts'
import { consumoHandlers } from './consumo/routes.ts'
import { contactoHandlers } from './contacto/routes.ts'
import { LISTA_DE_TIPOS } from './contacto/tipos.ts'
import { credencialHandlers } from './credencial/routes.ts'
import { cuentaHandlers } from './cuenta/routes.ts'
import { delegacionesHandlers } from './delegaciones/routes.ts'
import { listaDeObrasSociales } from './derivaciones/lista.ts'
import { derivacionesHandlers } from './derivaciones/routes.ts'
import { domicilioHandlers } from './domicilio/routes.ts'
import { farmaciasHandlers } from './farmacias/routes.ts'
import { notificacionesHandlers } from './notificaciones/routes.ts'
import { ordenDigitalHandlers } from './ordenDigital/routes.ts'
import { ultimosPrestadores } from './ordenes/emitidas.ts'
import { listaDePracticas } from './ordenes/listas.ts'
import { ordenesHandlers } from './ordenes/routes.ts'
import { pasesHandlers } from './pases/routes.ts'
import { prescripcionesHandlers } from './prescripciones/routes.ts'
import { listaDeEspecialidades, listaDeTipos } from './prestadores/listas.ts'
import { prestadoresHandlers } from './prestadores/routes.ts'
import { comoSeVen } from './prestadores/vista.ts'
import { recetasFirmadasHandlers, recetasHandlers } from './recetas/routes.ts'
import { recetasCronicasHandlers } from './recetasCronicas/routes.ts'
import { reintegrosHandlers } from './reintegros/routes.ts'
import { sesionesHandlers } from './sesiones/routes.ts'
import { teleconsultaHandlers } from './teleconsulta/routes.ts'

/** Who answers each call of the contract. A call that is missing here does not compile. */
export const rutas: Handlers<typeof tabla> = {
  acceso: {
    ...accesoHandlers,
    verificarRecaptcha: (context) => verificarRecaptcha(context, context.request.token),
  },
  afiliados: afiliadosHandlers,
  aplicacion: aplicacionHandlers,
  notificaciones: notificacionesHandlers,
  credencial: credencialHandlers,
  contacto: {
    ...contactoHandlers,
    correosDeUsuario: (context) => correosDeUsuario(context, context.request.nombreUsuario),
  },
  farmacias: farmaciasHandlers,
  capita: capitaHandlers,
  busquedas: {
    ...busquedasHandlers,
    practicas: ({ db }) => listaDePracticas(db),
    especialidades: ({ db }) => listaDeEspecialidades(db),
    tiposDeEstablecimiento: ({ db }) => listaDeTipos(db),
    tiposDeCobertura: async () => TIPOS_DE_COBERTURA,
    tiposDeContacto: async () => LISTA_DE_TIPOS,
    obrasSociales: ({ db }) => listaDeObrasSociales(db),
  },
  domicilio: domicilioHandlers,
  cuenta: cuentaHandlers,
  prestadores: {
    ...prestadoresHandlers,
    ultimos: async ({ db, persona, request }) =>
      comoSeVen(db, await ultimosPrestadores(db, persona, request)),
  },
  ordenes: ordenesHandlers,
  ordenDigital: ordenDigitalHandlers,
  teleconsulta: teleconsultaHandlers,
  recetas: recetasHandlers,
  recetasCronicas: recetasCronicasHandlers,
  prescripciones: prescripcionesHandlers,
  autorizaciones: autorizacionesHandlers,
  archivos: archivosHandlers,
  reintegros: reintegrosHandlers,
  aportes: aportesHandlers,
  delegaciones: delegacionesHandlers,
  consumo: consumoHandlers,
  derivaciones: derivacionesHandlers,
  claves: clavesHandlers,
  sesiones: {
    ...sesionesHandlers,
    confirmar: async (context) => {
      await confirmarContrasenia(context, context.request.contrasenia)
      return {}
    },
  },
  antirrobot: antirrobotHandlers,
  pases: pasesHandlers,
  avisos: avisosHandlers,
  recetasFirmadas: recetasFirmadasHandlers,
  partes: partesHandlers,
}
