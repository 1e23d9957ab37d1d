import type { Device } from './device.ts'
import type { Borrador } from './salida.ts'

/** A form of one session: nobody's draft is read or written in another's. Generation 0 is nobody's: no one is signed in. */
export type Formulario = { formulario: string; generation: number }

const NADIE = ''
const LEFT_ALONE = 30 * 60_000

/** Whose a form is; undefined where the session that it was shown in is over. */
async function ownerOf(salida: Device['salida'], generation: number): Promise<string | undefined> {
  if (generation === 0) return NADIE
  const session = await salida.sesion.get('actual')
  return session?.state === 'in' && session.generation === generation ? session.uid : undefined
}

/** What was typed into it and not yet accepted. */
export async function readBorrador(
  { salida }: Device,
  { formulario, generation }: Formulario,
): Promise<Borrador | undefined> {
  const uid = await ownerOf(salida, generation)
  if (uid === undefined) return undefined
  const found = await salida.borradores.get([uid, formulario])
  // Whoever picks this phone up next must not read what somebody without an account left in a form.
  const old = uid === NADIE && found && Math.abs(Date.now() - found.savedAt) > LEFT_ALONE
  return old ? undefined : found
}

/** Keeps what was typed. Where another window began the same draft, its key is the one that counts. */
export function keepBorrador(
  { salida }: Device,
  { formulario, generation }: Formulario,
  { value, clave, window, now }: { value: unknown; clave: string; window: string; now: number },
): Promise<string> {
  return salida.transaction('rw', salida.sesion, salida.borradores, async () => {
    const uid = await ownerOf(salida, generation)
    if (uid === undefined) return clave
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
