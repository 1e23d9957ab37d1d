import type { Catalog } from '#local/catalog.ts'

import { afiliadoActual, ficha, grupoFamiliar } from './afiliados.ts'
import { descartarNotificacion, notificacionesPendientes } from './notificaciones.ts'
import { pasesEmitidos } from './pases.ts'

/** Reads and writes of the first ring's screens: the part of the catalog that a page has before another screen is opened. */
export const primeros: Catalog = {
  resources: [grupoFamiliar, afiliadoActual, ficha, pasesEmitidos, notificacionesPendientes],
  operations: [descartarNotificacion],
}
