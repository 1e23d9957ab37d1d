import type { Device } from './device.ts'
import type { Borrador } from './salida.ts'

/** A form of one session: nobody's draft is read or written in another's. */
export type Formulario = { formulario: string; generation: number }

/** What was typed into it and not yet accepted. */
export async function readBorrador(
  { salida }: Device,
  { formulario, generation }: Formulario,
): Promise<Borrador | undefined> {
  const session = await salida.sesion.get('actual')
  if (session?.state !== 'in' || session.generation !== generation) return undefined
  return salida.borradores.get([session.uid, formulario])
}

/** Keeps what was typed. Where another window began the same draft, its key is the one that counts. */
export function keepBorrador(
  { salida }: Device,
  { formulario, generation }: Formulario,
  { value, clave, window, now }: { value: unknown; clave: string; window: string; now: number },
): Promise<string> {
  return salida.transaction('rw', salida.sesion, salida.borradores, async () => {
    const session = await salida.sesion.get('actual')
    if (session?.state !== 'in' || session.generation !== generation) return clave
    const { uid } = session
    const before = await salida.borradores.get([uid, formulario])
    const kept = before?.clave ?? clave
    await salida.borradores.put({ uid, formulario, value, clave: kept, window, savedAt: now })
    return kept
  })
}

/** Forgets a draft: it was accepted, or given up. One that was begun since then stays. */
export async function dropBorrador(
  device: Device,
  { formulario }: Formulario,
  clave: string,
): Promise<void> {
  const { borradores } = device.salida
  await borradores.filter((row) => row.formulario === formulario && row.clave === clave).delete()
}
