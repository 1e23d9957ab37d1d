import { cuandoYHora, horaDe } from '#formato/instantes.ts'
import { useSinSenal } from '#live/copias/useSignal.ts'
import type { Pendiente } from '#live/pendientes/usePendientes.ts'
import { useVencida } from '#live/sesion/useSession.ts'
import { useAhora } from '#ui/useAhora.ts'

import { texts } from './texts.ts'

/** Reason why a change still waits; undefined if it does not wait, or if no reason is known. */
export function usePorQueEspera(pendiente: Pendiente): string | undefined {
  const { state, waitsUntil, soloWifi, detrasDe } = pendiente
  const vencida = useVencida()
  const sinSenal = useSinSenal()
  const now = useAhora(10_000)
  if (state !== 'pending') return undefined
  if (detrasDe) return texts.esperaAlAnterior[detrasDe]
  if (vencida) return texts.necesitaIngreso
  if (soloWifi) return texts.elegisteWifi
  if (waitsUntil !== undefined && waitsUntil > now)
    return texts.pidioEsperar(cuandoYHora(waitsUntil, now))
  if (sinSenal) return texts.sinSenal
  const intento = intentoDe(pendiente, now)
  return intento === undefined ? undefined : texts.nuevoIntento(cuandoYHora(intento, now))
}

/** A short form for a badge, only for a change that waits for its next attempt. */
export function useNuevoIntento(pendiente: Pendiente): string | undefined {
  const now = useAhora(10_000)
  const otra = useVencida() || pendiente.soloWifi
  const sinSenal = useSinSenal()
  const intento = intentoDe(pendiente, now)
  return otra || sinSenal || intento === undefined
    ? undefined
    : texts.nuevoIntentoBreve(horaDe(intento))
}

const intentoDe = ({ state, tries, nextAt }: Pendiente, now: number) =>
  state === 'pending' && tries > 0 && nextAt !== undefined && nextAt > now ? nextAt : undefined
