import type { Device } from '#local/bases/device.ts'
import type { Borrador } from '#local/bases/salida.ts'

/** Owner of forms that are filled in without a session. */
export const NADIE = ''
const LEFT_ALONE = 30 * 60_000

/** True for a form that a person without an account left: the next user of this phone must not read it. */
export const isLeft = ({ uid, savedAt }: Borrador, now: number): boolean =>
  uid === NADIE && Math.abs(now - savedAt) > LEFT_ALONE

/** Deletes the forms that were left so. */
export async function forgetLeft({ salida }: Device, now: number): Promise<void> {
  await salida.borradores
    .where({ uid: NADIE })
    .filter((row) => isLeft(row, now))
    .delete()
}
