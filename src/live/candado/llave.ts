import { textoDe } from '#live/llaves/ceremonia.ts'
import { olvidarEnElAparato } from '#live/llaves/navegador.ts'
import type { Apertura, Candado } from '#local/bases/salida.ts'

type DeLlave = Extract<Apertura, { de: 'llave' }>

/** The passkey that opens this lock; undefined if only the PIN does. */
export const llaveDe = (row: Candado | undefined): DeLlave | undefined =>
  row?.aperturas.find((una) => una.de === 'llave')

/** Tells the device that the passkey of this lock opens nothing any more. */
export async function olvidarLlave(row: Candado | undefined): Promise<void> {
  const llave = llaveDe(row)
  if (llave) await olvidarCredencial(llave.credencial)
}

export const olvidarCredencial = (credencial: Uint8Array<ArrayBuffer>): Promise<void> =>
  olvidarEnElAparato(textoDe(credencial.buffer))
