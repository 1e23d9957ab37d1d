import type { Catalog, Publico } from '#local/catalog.ts'
import { part } from '#local/part.ts'

import { afiliadoActual, ficha, grupoFamiliar } from './afiliados.ts'
import { listas } from './listas.ts'
import { documentoDelMostrador } from './mostrador.ts'
import { descartarNotificacion, notificacionesPendientes } from './notificaciones.ts'
import { pasesEmitidos } from './pases.ts'

/** Any member's phone can check another's card. A start does without it. */
const confianza: Publico = async (device, call, now) =>
  (await part(() => import('#local/confianza.ts'))).keepConfianza(device, call, now)

/** Everything that this portal reads and writes. An operation never leaves this list: some phone may still hold one. */
export const catalog: Catalog = {
  resources: [
    grupoFamiliar,
    afiliadoActual,
    ficha,
    pasesEmitidos,
    notificacionesPendientes,
    ...listas,
  ],
  operations: [descartarNotificacion],
  documentos: [documentoDelMostrador],
  publicos: [confianza],
}
