import type { Device } from './device.ts'
import type { Borrador, SalidaDb } from './salida.ts'

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

/**
 * Keeps what was typed. Where another window began the same draft, its key is the one that counts; the key of a change
 * that was made of an earlier text is used up.
 */
export function keepBorrador(
  { salida }: Device,
  { formulario, generation }: Formulario,
  { value, clave, window, now }: { value: unknown; clave: string; window: string; now: number },
): Promise<string> {
  const { sesion, borradores, operaciones } = salida
  return salida.transaction('rw', sesion, borradores, operaciones, async () => {
    const uid = await ownerOf(salida, generation)
    if (uid === undefined) return clave
    const before = await borradores.get([uid, formulario])
    const shared = before?.clave ?? clave
    const isUsed = (await operaciones.get({ id: shared })) !== undefined
    const kept = isUsed ? crypto.randomUUID() : shared
    await borradores.put({ uid, formulario, value, clave: kept, window, savedAt: now })
    return kept
  })
}

/** Forgets drafts of one form: they were accepted, or given up. One that was begun since then stays. */
export async function dropBorrador(
  device: Device,
  { formulario }: Formulario,
  claves: ReadonlySet<string>,
): Promise<void> {
  const { borradores } = device.salida
  await borradores.filter((row) => row.formulario === formulario && claves.has(row.clave)).delete()
}

/** Forgets the draft that a change of this person was made of, in the transaction that keeps the change. */
export async function spendBorrador(
  { borradores }: SalidaDb,
  uid: string,
  clave: string,
): Promise<void> {
  await borradores
    .where({ uid })
    .filter((row) => row.clave === clave)
    .delete()
}
