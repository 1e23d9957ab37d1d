import type { Receta } from '#contract/recetas.ts'

import { ACTIVA } from './estado.ts'

/**
 * Prescriptions that can be shown at a pharmacy: active, and not past their last day by this phone's data; soonest
 * expiry first.
 */
export function recetasVigentes(todas: readonly Receta[], hoy: string): Receta[] {
  const vence = ({ recetaElectronica: { vencimiento } }: Receta) => vencimiento ?? '9999-12-31'
  return todas
    .filter((receta) => receta.estado.codigo === ACTIVA && vence(receta) >= hoy)
    .toSorted((a, b) => vence(a).localeCompare(vence(b)))
}

export const diaDeReceta = ({ recetaElectronica }: Receta) => recetaElectronica.fechaPrescripcion

/** Names of its medicines: 'Enalapril', 'Amoxicilina + ácido clavulánico'. */
export function remedioDe(registro: Receta['registro1']): string | undefined {
  const drogas = (registro?.drogas ?? []).map(palabraDe).filter((palabra) => palabra !== '')
  return drogas.length > 0 ? drogas.join(' + ') : registro?.presentacion?.trim() || undefined
}

/** Hosts send a medicine's name as text, or as an object that contains it. */
function palabraDe(droga: unknown): string {
  if (typeof droga === 'string') return droga.trim()
  if (typeof droga !== 'object' || droga === null) return ''
  const { descripcion, nombre, droga: otra } = droga as Record<string, unknown>
  const palabra = [descripcion, nombre, otra].find((valor) => typeof valor === 'string')
  return typeof palabra === 'string' ? palabra.trim() : ''
}

export const remediosDe = ({ registro1, registro2 }: Receta): string[] =>
  [registro1, registro2].flatMap((registro) => remedioDe(registro) ?? [])
