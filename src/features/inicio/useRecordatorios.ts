import type { ReactElement } from 'react'

import type { Afiliado } from '#contract/afiliados.ts'
import { diaDe } from '#formato/instantes.ts'
import { useMostrador } from '#live/credencial/mostrador.ts'
import { recordatoriosDe } from '#model/recetas/recordatorios.ts'
import { capitaPronto } from '#model/vencimientoDeCapita.ts'
import { useAhora } from '#ui/useAhora.ts'

import { enRenglones } from './Recordatorios.tsx'

/** Reminders: payments due, medicines to collect, prescriptions about to expire. Each links to its screen. */
export function useRecordatorios(
  integrantes: readonly Afiliado[],
  yo: Afiliado | undefined,
): ReactElement[] {
  const mostrador = useMostrador()
  const ahora = useAhora(60_000)
  const hoy = diaDe(ahora + (mostrador?.offset ?? 0))
  const recetas = mostrador ? recordatoriosDe(mostrador, hoy) : []
  return enRenglones(capitaPronto(yo, hoy), recetas, integrantes)
}
