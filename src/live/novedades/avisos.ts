import { useCallback, useEffect, useState } from 'react'
import { boolean } from 'superstruct'

import type { ResponseOf } from '#contract/endpoint.ts'
import { type Eleccion, avisos } from '#contract/extensiones/avisos.ts'
import { TIPOS_DE_AVISO } from '#contract/extensiones/tiposDeAviso.ts'
import { useSinSenal } from '#live/copias/useSignal.ts'
import { type Answered, api, ask, useLiveCall } from '#live/llamadas/useLiveCall.ts'
import type { Failure } from '#live/proveedor/failure.ts'
import { useOfrece } from '#live/proveedor/useOfrece.ts'
import { device } from '#live/telefono/device.ts'
import { esIos, estaInstalada } from '#live/telefono/instalar.ts'
import { useLive } from '#live/telefono/useLive.ts'
import { ifPossible } from '#local/bases/note.ts'
import { readValor } from '#local/bases/publica.ts'
import { NEUTRO } from '#model/avisoAlTelefono.ts'
import { anotarApagados, enClaro, seguirConAvisos } from '#model/seguirConAvisos.ts'

/**
 * The way to get push notices in this browser while the portal is closed; on an iPhone the portal must be installed
 * first.
 */
export type Lugar = 'no-hay' | 'instalar' | 'bloqueado' | 'se-puede'

export function lugarDeAvisos(): Lugar {
  const can = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  if (!can) return esIos() && !estaInstalada() ? 'instalar' : 'no-hay'
  return Notification.permission === 'denied' ? 'bloqueado' : 'se-puede'
}

/** Notices for a person who has allowed them and not chosen yet: all types, about all members. */
export const DE_TODO: Eleccion = { tipos: [...TIPOS_DE_AVISO], de: null }

const registered = async () => navigator.serviceWorker?.getRegistration()

type Puesta = { registration: ServiceWorkerRegistration; suscripcion: PushSubscription | null }

const listeners = new Set<() => void>()
const changed = () => listeners.forEach((tell) => tell())

/** This browser's subscription; undefined until it is read, and if no service worker is installed. */
export function useSuscripcion(): Puesta | undefined {
  const [puesta, setPuesta] = useState<Puesta>()
  useEffect(() => {
    const read = () => void leerLista().then((found) => listeners.has(read) && setPuesta(found))
    listeners.add(read)
    read()
    return () => void listeners.delete(read)
  }, [])
  return puesta
}

/** Waits for the service worker: the browser needs one to read a subscription. */
async function leerLista(): Promise<Puesta | undefined> {
  await navigator.serviceWorker?.ready
  return leer()
}

async function leer(): Promise<Puesta | undefined> {
  const registration = await registered()
  const suscripcion = await registration?.pushManager?.getSubscription()
  return registration && suscripcion !== undefined ? { registration, suscripcion } : undefined
}

/** The notices that this session's phone gets from the provider, and the key with which the browser subscribes. */
export type Pedidos =
  | { state: 'trayendo' }
  /** The provider is asked when there is signal. */
  | { state: 'sin-senal' }
  | { state: 'falla'; failure: Failure }
  | { state: 'listo'; clave: string; eleccion: Eleccion | null }

export function usePedidos(): { pedidos: Pedidos; traer: () => void } {
  const [pedidos, setPedidos] = useState<Pedidos>({ state: 'trayendo' })
  const sinSenal = useSinSenal()
  const { run } = useLiveCall(avisos.estado, { toast: false })
  const traer = useCallback(async () => setPedidos(pedidosDe(await run({}))), [run])
  useEffect(() => {
    if (sinSenal) return
    const read = () => void traer()
    listeners.add(read)
    read()
    return () => void listeners.delete(read)
  }, [traer, sinSenal])
  const shown: Pedidos = sinSenal && pedidos.state !== 'listo' ? { state: 'sin-senal' } : pedidos
  return { pedidos: shown, traer: () => void traer() }
}

function pedidosDe(answer: Answered<ResponseOf<typeof avisos.estado>>): Pedidos {
  if (!answer.ok) return { state: 'falla', failure: answer.failure }
  const { clave, eleccion } = answer.value
  const dicha = eleccion ? { tipos: eleccion.tipos, de: eleccion.de ?? null } : null
  return { state: 'listo', clave, eleccion: dicha }
}

export type Hecho = 'bien' | 'bloqueado' | 'no-anda' | 'falla'

/**
 * Subscribes first in the browser, then at the provider. Browsers show their question only during a tap, so nothing is
 * awaited before it.
 */
export async function prender(
  { registration }: Puesta,
  clave: string,
  eleccion: Eleccion,
): Promise<Hecho> {
  const subscribe = () =>
    registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: clave })
  const asking = subscribe().catch(async (error: unknown) => {
    // The present subscription was made for another key of the provider.
    if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error
    await (await registration.pushManager.getSubscription())?.unsubscribe()
    return subscribe()
  })
  const suscripcion = await asking.catch(() => undefined)
  changed()
  if (!suscripcion) return Notification.permission === 'denied' ? 'bloqueado' : 'no-anda'
  const { ok } = await pedir(suscripcion, eleccion)
  await anotarApagados(device, !ok)
  if (ok) return 'bien'
  await suscripcion.unsubscribe()
  changed()
  return 'falla'
}

/** Tells the provider which notices this phone wants. */
export async function pedir(
  suscripcion: PushSubscription,
  { tipos, de }: Eleccion,
): Promise<Answered<unknown>> {
  const known = TIPOS_DE_AVISO.filter((tipo) => tipos.includes(tipo))
  const request = { suscripcion: enClaro(suscripcion), tipos: known, de }
  const answer = await ask(avisos.pedir, request)
  changed()
  return answer
}

/**
 * Works without signal too: the provider's next push finds no subscription, and the provider then forgets this phone.
 */
export async function apagar(suscripcion: PushSubscription): Promise<void> {
  await anotarApagados(device, true)
  await suscripcion.unsubscribe()
  changed()
  await ask(avisos.dejar, {})
}

export async function probar(): Promise<boolean> {
  const answer = await ask(avisos.probar, {})
  return answer.ok && answer.value.enviado
}

/**
 * Repeats a report that the service worker could not make; ends a subscription that the present person never asked for.
 */
export async function seguir(): Promise<void> {
  const registration = (await leer())?.registration
  if (registration && (await seguirConAvisos(device, api.call, registration))) changed()
}

/** After a sign-out: ends the subscription and closes the notices on the screen. */
export async function olvidarAvisos(): Promise<void> {
  const registration = await registered()
  await (await registration?.pushManager?.getSubscription())?.unsubscribe()
  for (const shown of (await registration?.getNotifications()) ?? []) shown.close()
}

/** Closes the notices with details: their person's session is over, or the phone is lent. */
export async function cerrarMostrados(): Promise<void> {
  for (const shown of (await (await registered())?.getNotifications()) ?? [])
    if (shown.tag !== NEUTRO.tag) shown.close()
}

const AHORA_NO = 'avisos-ahora-no'

/** The person chose 'not now': from then on this phone asks only on the screen where notices are set up. */
export const noPreguntarMas = (): Promise<unknown> =>
  ifPossible(() => device.publica.valores.put({ id: AHORA_NO, value: true, savedAt: Date.now() }))

/**
 * True if the person should be asked: notices are possible here, not yet allowed, and not put off. Undefined until it
 * is known.
 */
export function useConvienePreguntar(): boolean | undefined {
  const ofrece = useOfrece('avisos')
  const puesta = useSuscripcion()
  const seDijo = useLive(async () => {
    const said = await readValor(device.publica, AHORA_NO, boolean())
    return said?.value === true
  })
  if (ofrece === undefined || seDijo === undefined) return undefined
  return ofrece && !seDijo && lugarDeAvisos() === 'se-puede' && puesta?.suscripcion === null
}
