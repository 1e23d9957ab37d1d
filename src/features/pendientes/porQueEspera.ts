import { cuandoYHora, horaDe } from '#formato/instantes.ts'
import type { Pendiente } from '#live/usePendientes.ts'
import { useVencida } from '#live/useSession.ts'
import { useSinSenal } from '#live/useSignal.ts'
import { useAhora } from '#ui/useAhora.ts'

import { texts } from './texts.ts'

/** Why a change still waits, in words; undefined where it does not, and where nothing is known against its leaving. */
export function usePorQueEspera(pendiente: Pendiente): string | undefined {
  const { state, waitsUntil, soloWifi } = pendiente
  const vencida = useVencida()
  const sinSenal = useSinSenal()
  const now = useAhora(10_000)
  if (state !== 'pending') return undefined
  if (vencida) return texts.necesitaIngreso
  if (soloWifi) return texts.elegisteWifi
  if (waitsUntil !== undefined && waitsUntil > now)
    return texts.pidioEsperar(cuandoYHora(waitsUntil, now))
  if (sinSenal) return texts.sinSenal
  const intento = intentoDe(pendiente, now)
  return intento === undefined ? undefined : texts.nuevoIntento(cuandoYHora(intento, now))
}

/** The same in a badge's few words, where all that is waited for is the next try. */
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
