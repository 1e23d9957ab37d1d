import { type Operacion, isOpen } from '#local/bases/salida.ts'

import { descartarNotificacion, notificacionesPendientes } from './notificaciones.ts'

export const CAMPANA = notificacionesPendientes.key({})

/**
 * Number on the icon of the installed portal: changes that need the person, and the bell's notices; without such
 * numbers, the screens show them.
 */
export async function marcarIcono(all: readonly Operacion[], bell: unknown): Promise<void> {
  const decide = all.filter(({ state }) => /rejected|conflict|dudosa/.test(state))
  const read = all.filter((row) => row.type === descartarNotificacion.type && isOpen(row))
  const told = Array.isArray(bell) ? Math.max(0, bell.length - read.length) : 0
  const needs = decide.length + told
  const { setAppBadge } = navigator as { setAppBadge?: (count: number) => Promise<void> }
  await setAppBadge?.call(navigator, needs).catch(() => undefined) // The portal may not be installed.
}
