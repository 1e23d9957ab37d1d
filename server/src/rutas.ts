import type { tabla } from '#contract/tabla.ts'

import { accesoHandlers } from './acceso/routes.ts'
import { afiliadosHandlers } from './afiliados/routes.ts'
import { aplicacionHandlers } from './aplicacion/routes.ts'
import { busquedasHandlers } from './busquedas/routes.ts'
import { clavesHandlers } from './claves/routes.ts'
import { comprobacionHandlers } from './comprobacion/routes.ts'
import { contactoHandlers } from './contacto/routes.ts'
import { credencialHandlers } from './credencial/routes.ts'
import { cuentaHandlers } from './cuenta/routes.ts'
import type { Handlers } from './http/endpointHandler.ts'
import { notificacionesHandlers } from './notificaciones/routes.ts'
import { pasesHandlers } from './pases/routes.ts'
import * as despues from './pendientes.ts'
import { sesionesHandlers } from './sesiones/routes.ts'

/** Who answers each call of the contract. A call that is missing here does not compile. */
export const rutas: Handlers<typeof tabla> = {
  acceso: accesoHandlers,
  afiliados: afiliadosHandlers,
  aplicacion: aplicacionHandlers,
  notificaciones: notificacionesHandlers,
  credencial: credencialHandlers,
  contacto: contactoHandlers,
  farmacias: despues.farmaciasHandlers,
  capita: despues.capitaHandlers,
  busquedas: busquedasHandlers,
  domicilio: despues.domicilioHandlers,
  cuenta: cuentaHandlers,
  prestadores: despues.prestadoresHandlers,
  ordenes: despues.ordenesHandlers,
  ordenDigital: despues.ordenDigitalHandlers,
  teleconsulta: despues.teleconsultaHandlers,
  recetas: despues.recetasHandlers,
  recetasCronicas: despues.recetasCronicasHandlers,
  prescripciones: despues.prescripcionesHandlers,
  autorizaciones: despues.autorizacionesHandlers,
  archivos: despues.archivosHandlers,
  reintegros: despues.reintegrosHandlers,
  aportes: despues.aportesHandlers,
  delegaciones: despues.delegacionesHandlers,
  consumo: despues.consumoHandlers,
  derivaciones: despues.derivacionesHandlers,
  claves: clavesHandlers,
  sesiones: sesionesHandlers,
  comprobacion: comprobacionHandlers,
  pases: pasesHandlers,
}

/** The calls that answer 501, as 'area.call'. */
export function sinResponder(handlers: Handlers<typeof tabla> = rutas): string[] {
  return Object.entries(handlers).flatMap(([area, calls]) =>
    Object.entries(calls)
      .filter(([, handler]) => typeof handler !== 'function')
      .map(([name]) => `${area}.${name}`),
  )
}
