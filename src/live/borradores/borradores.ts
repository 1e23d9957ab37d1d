import { device } from '#live/telefono/device.ts'
import { useLive } from '#live/telefono/useLive.ts'
import { forgetBorrador } from '#local/outbox/borradores.ts'
import { currentSession } from '#local/session/session.ts'

/** A form that a person began and has not sent. */
export type Empezado = { formulario: string; value: unknown; savedAt: number }

/** This person's unsent forms with names that begin with `prefijo`, newest first; undefined until they are read. */
export function useEmpezados(prefijo: string): Empezado[] | undefined {
  return useLive(async () => {
    const session = await currentSession(device)
    if (!session) return []
    const own = await device.salida.borradores.where({ uid: session.uid }).toArray()
    return own
      .filter(({ formulario, value }) => formulario.startsWith(prefijo) && value !== undefined)
      .toSorted((a, b) => b.savedAt - a.savedAt)
      .map(({ formulario, value, savedAt }) => ({ formulario, value, savedAt }))
  }, prefijo)
}

/** Deletes an unsent form, with its files. */
export async function olvidarEmpezado(formulario: string): Promise<void> {
  const session = await currentSession(device)
  if (session) await forgetBorrador(device, session.uid, formulario)
}
