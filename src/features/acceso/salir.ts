import { keep } from '#live/cambios/keep.ts'
import { discardPendiente, sendNow } from '#live/pendientes/decisiones.ts'
import { type Pendiente, usePendientes } from '#live/pendientes/usePendientes.ts'
import { device } from '#live/telefono/device.ts'
import { useLive } from '#live/telefono/useLive.ts'
import { type Borrador, isOpen } from '#local/bases/salida.ts'
import { forgetBorrador } from '#local/outbox/borradores.ts'
import { overWifiAlone } from '#local/outbox/secondThoughts.ts'
import { currentSession } from '#local/session/session.ts'
import { showToast } from '#ui/toasts.ts'

import { texts } from './salirTexts.ts'

/** Unsent changes and unfinished forms. Undefined until they are read. On a shared phone, signing out deletes the forms. */
export type LoQueEspera = { cambios: Pendiente[]; formularios: number; compartido: boolean }

export function useLoQueEspera(): LoQueEspera | undefined {
  const cambios = usePendientes()?.filter(isOpen)
  const resto = useLive(async () => ({
    formularios: (await drafts()).length,
    compartido: (await currentSession(device))?.shared === true,
  }))
  return cambios && resto ? { cambios, ...resto } : undefined
}

/** True for the text of a form: expected codes and unanswered calls are stored in the same table. */
const isForm = ({ formulario, value }: Borrador) =>
  value !== undefined && !/^(codigo|intento)\//.test(formulario)

async function drafts() {
  const session = await currentSession(device)
  if (!session) return []
  const own = await device.salida.borradores.where({ uid: session.uid }).toArray()
  return own.filter(isForm)
}

/**
 * Sends the waiting changes over any link, as the person has just asked for it. Resolves after the attempt: the rest stays, and
 * waits for Wi-Fi again if it did before.
 */
export async function sendAll({ cambios }: LoQueEspera): Promise<void> {
  const uid = (await currentSession(device))?.uid
  const deWifi = cambios.filter(({ soloWifi }) => soloWifi)
  const overWifi = (alone: boolean) =>
    keep(async () => {
      if (uid !== undefined)
        for (const { id } of deWifi) await overWifiAlone(device, uid, id, alone)
    })
  await overWifi(false)
  await sendNow().catch(() => undefined) // Unsent changes are still in the list.
  await overWifi(true)
}

/**
 * Deletes all of it. 'unknown': the provider may have some of it, and cannot be asked now. A toast tells of changes that
 * were already sent.
 */
export async function discardAll(
  { cambios }: LoQueEspera,
  anyway: boolean,
): Promise<'gone' | 'unknown' | 'failed'> {
  let worst: 'gone' | 'unknown' | 'failed' = 'gone'
  for (const cambio of cambios) {
    const outcome = await discardPendiente(cambio, anyway)
    if (outcome === 'failed') return 'failed'
    if (outcome === 'unknown') worst = 'unknown'
    if (outcome === 'arrived' || outcome === 'partly') showToast(texts.yaSeEnvio)
  }
  for (const { uid, formulario } of await drafts()) await forgetBorrador(device, uid, formulario)
  return worst
}
