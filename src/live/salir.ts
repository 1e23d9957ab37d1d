import { type Borrador, isOpen } from '#local/salida.ts'
import { currentSession } from '#local/session.ts'

import { discardPendiente, sendNow } from './decisiones.ts'
import { device } from './device.ts'
import { useLive } from './useLive.ts'
import { type Pendiente, usePendientes } from './usePendientes.ts'

/** What a person would leave behind: changes that were not sent, and forms that were begun. Undefined until it is read. */
export type LoQueEspera = { cambios: Pendiente[]; formularios: number }

export function useLoQueEspera(): LoQueEspera | undefined {
  const cambios = usePendientes()?.filter(isOpen)
  const formularios = useLive(async () => (await drafts()).length)
  return cambios && formularios !== undefined ? { cambios, formularios } : undefined
}

/** Codes that somebody waits for are noted beside the forms. */
const isForm = ({ formulario, value }: Borrador) =>
  value !== undefined && !formulario.startsWith('codigo/')

async function drafts() {
  const session = await currentSession(device)
  if (!session) return []
  const own = await device.salida.borradores.where({ uid: session.uid }).toArray()
  return own.filter(isForm)
}

/** Sends what waits, and tells when that was tried: what is left then is left. */
export async function sendAll(): Promise<void> {
  await sendNow().catch(() => undefined) // what could not be sent is still in the list
}

/** Forgets all of it. 'unknown': some may be at the provider already, and nobody can tell just now. */
export async function discardAll(
  { cambios }: LoQueEspera,
  anyway: boolean,
): Promise<'gone' | 'unknown' | 'failed'> {
  let worst: 'gone' | 'unknown' | 'failed' = 'gone'
  for (const cambio of cambios) {
    const outcome = await discardPendiente(cambio, anyway)
    if (outcome === 'failed') return 'failed'
    if (outcome === 'unknown') worst = 'unknown'
  }
  for (const { uid, formulario } of await drafts())
    await device.salida.borradores.delete([uid, formulario])
  return worst
}
