import { useEffect, useRef } from 'react'

import { discardPendiente } from '#live/pendientes/decisiones.ts'
import { type Pendiente, usePendientes } from '#live/pendientes/usePendientes.ts'
import { type CambioDeContactos, guardarContactos } from '#model/guardarContactos.ts'
import { type CambioDeDomicilio, guardarDomicilio } from '#model/guardarDomicilio.ts'
import { showToast } from '#ui/toasts.ts'

import { texts } from './texts.ts'

type Con<Payload> = Pendiente & { payload: Payload }

type Operaciones = {
  'domicilio.guardar': CambioDeDomicilio
  'contactos.guardar': CambioDeContactos
}
type Tipo = keyof Operaciones

/**
 * The last unfinished change of this type for this person, compared with the value before the first one. A correction
 * of a change that was already tried is a second change behind it. Null if there is none; undefined until the outbox
 * has been read.
 */
function useCambio<T extends Tipo>(
  type: T,
  idAfiliado: number,
): Con<Operaciones[T]> | null | undefined {
  const todos = usePendientes()
  const suyos = (todos ?? []).filter(
    (pendiente): pendiente is Con<Operaciones[T]> =>
      pendiente.type === type &&
      (pendiente.payload as { idAfiliado?: number } | undefined)?.idAfiliado === idAfiliado,
  )
  useLlegada(suyos, type)
  const abiertos = suyos.filter(({ state }) => state !== 'done')
  const ultimo = abiertos.at(-1)
  const primero = abiertos.find(({ state }) => state !== 'rejected')
  if (!todos) return undefined
  if (!ultimo || !primero || primero === ultimo) return ultimo ?? null
  const { antes } = primero.payload
  return { ...ultimo, unsent: false, payload: { ...ultimo.payload, antes } }
}

export const useCambioDeDomicilio = (idAfiliado: number) =>
  useCambio('domicilio.guardar', idAfiliado)
export const useCambioDeContactos = (idAfiliado: number) =>
  useCambio('contactos.guardar', idAfiliado)

/** The refused change of the contacts: further edits start from it, and the next save sends it again. */
export const rechazadoDe = (cambio: Con<CambioDeContactos> | null | undefined) =>
  cambio?.state === 'rejected' ? cambio : undefined

const LLEGO: Record<Tipo, string> = {
  [guardarDomicilio.type as Tipo]: texts.enviamosDomicilio,
  [guardarContactos.type as Tipo]: texts.enviamosContactos,
} as Record<Tipo, string> // The object has both keys.

/** Shows the result of a change in a toast if it arrives while its screen is open (CONT-11, ADDR-09). */
function useLlegada(cambios: Pendiente[], type: Tipo): void {
  const antes = useRef(new Map<string, Pendiente['state']>())
  useEffect(() => {
    for (const { id, state, reason, avisa } of cambios) {
      const era = antes.current.get(id)
      if (era !== undefined && era !== state) {
        if (state === 'done') showToast(LLEGO[type])
        if (state === 'rejected' && reason !== undefined)
          showToast(reason, { tipo: avisa ? 'aviso' : 'error', segundos: 10 })
      }
      antes.current.set(id, state)
    }
  }, [cambios, type])
}

/** Undoes a change that never left this phone. If it may have left, the receipt decides. */
export async function deshacer(pendiente: Pendiente, dicho: string): Promise<void> {
  const outcome = await discardPendiente(pendiente)
  if (outcome === 'gone') showToast(dicho)
}
