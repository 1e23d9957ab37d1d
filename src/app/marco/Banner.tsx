import { useState } from 'react'
import { useLocation } from 'wouter'

import { useFilas } from '#live/cambios/useFilas.ts'
import { useSending, useSignal } from '#live/copias/useSignal.ts'
import { useStorage } from '#live/telefono/device.ts'
import {
  hasBackgroundSync,
  safariMayErase,
  useLugar,
  useSinTrabajador,
} from '#live/telefono/lacks.ts'
import { cuantosDe } from '#model/primera/alAbrir.ts'
import { type Situacion, loMasUrgente } from '#model/primera/loMasUrgente.ts'
import { aparato } from '#ui/esMovil.ts'
import { useAhora } from '#ui/useAhora.ts'

import { Franja } from './vista/Franja.tsx'

/**
 * One line under the bar with the most urgent fact about signal, session, phone and unsent changes. No toast reports
 * these.
 */
export function Banner({ vencida }: { vencida: boolean }) {
  const filas = useFilas() ?? []
  const now = useAhora(60_000)
  const [aca] = useLocation()
  const elMasViejo = filas.find(({ state }) => state === 'pending' || state === 'sending')
  const situacion: Situacion = {
    aparato: aparato(),
    vencida,
    guarda: useStorage() !== 'memory',
    senal: useSignal(),
    enviando: useSending(),
    ...cuantosDe(filas),
    seEnviaCerrada: hasBackgroundSync(),
    abreSinSenal: !useSinTrabajador(),
    lugar: useLugar(),
    puedeBorrarse: safariMayErase(elMasViejo?.createdAt, now),
  }
  const dicha = loMasUrgente(situacion)
  const [estaba] = useState(dicha !== undefined)
  return <Franja dicha={dicha} aca={aca} llega={!estaba} />
}
