import { boolean } from 'superstruct'

import type { Call } from '#contract/call.ts'
import { CallError } from '#contract/callError.ts'
import { type Suscripcion, avisos } from '#contract/extensiones/avisos.ts'
import type { Device } from '#local/bases/device.ts'
import { ifPossible } from '#local/bases/note.ts'
import { readValor } from '#local/bases/publica.ts'
import { currentSession } from '#local/session/session.ts'

const APAGADOS = 'avisos-apagados'

/** Stores that notices were turned off on this phone: the provider may not know yet, and is not asked for them again. */
export const anotarApagados = ({ publica }: Device, value: boolean): Promise<void> =>
  ifPossible(() => publica.valores.put({ id: APAGADOS, value, savedAt: Date.now() }))

/**
 * Reports the browser's push address to the provider, and asks for a new one if needed; drops an address if its
 * person never asked for notices here. Returns true if the browser has a new one.
 */
export async function seguirConAvisos(
  device: Device,
  call: Call,
  { pushManager }: Pick<ServiceWorkerRegistration, 'pushManager'>,
): Promise<boolean> {
  const session = await currentSession(device)
  if (!session || Notification.permission !== 'granted') return false
  const { generation } = session
  const seguir = async (suscripcion: PushSubscription): Promise<boolean> => {
    try {
      const { sigue } = await call(
        avisos.seguir,
        { suscripcion: enClaro(suscripcion) },
        { generation },
      )
      return sigue
    } catch (error) {
      if (error instanceof CallError && error.failure.kind === 'not-offered') return false
      throw error
    }
  }
  const before = await pushManager.getSubscription()
  if (before && (await seguir(before))) return false
  await before?.unsubscribe()
  const { clave, eleccion } = await call(avisos.estado, {}, { generation })
  if (!eleccion) return before !== null
  if ((await readValor(device.publica, APAGADOS, boolean()))?.value) {
    await call(avisos.dejar, {}, { generation })
    return false
  }
  const suscripcion = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: clave,
  })
  // After a sign-out meanwhile, the dropped address is not registered again.
  if ((await currentSession(device))?.generation === generation) await seguir(suscripcion)
  else await suscripcion.unsubscribe()
  return true
}

export function enClaro(suscripcion: PushSubscription): Suscripcion {
  const { endpoint = '', keys } = suscripcion.toJSON()
  return { endpoint, p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' }
}
