import type { ReactElement } from 'react'

import type { Afiliado } from '#contract/afiliados.ts'
import { useMostrador } from '#live/credencial/mostrador.ts'
import { recordatoriosDe } from '#model/recetas/recordatorios.ts'
import { capitaPronto } from '#model/vencimientoDeCapita.ts'
import { useHoy } from '#piezas/hora.ts'

import { enRenglones } from './Recordatorios.tsx'

/** Reminders: payments due, medicines to collect, prescriptions about to expire. Each links to its screen. */
export function useRecordatorios(
  integrantes: readonly Afiliado[],
  yo: Afiliado | undefined,
): ReactElement[] {
  const mostrador = useMostrador()
  const hoy = useHoy()
  const recetas = mostrador ? recordatoriosDe(mostrador, hoy) : []
  return enRenglones(capitaPronto(yo, hoy), recetas, integrantes)
}
