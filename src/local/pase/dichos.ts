import { type Infer, array, enums, nullable, number, object, string } from 'superstruct'

import type { Device } from '#local/bases/device.ts'
import { ifPossible } from '#local/bases/note.ts'
import { readValor } from '#local/bases/publica.ts'

/** Permanent answers of the provider about passes and prescriptions, by fingerprint: without names. */
const ID = 'dichos'
/** `at`: time of the answer. `hasta`: after this time it is refused as expired anyway. */
export type Dicho = Infer<typeof Dicho>
const Dicho = object({
  huella: string(),
  estado: enums(['dispensada', 'anulada', 'baja', 'anulado']),
  desde: nullable(string()),
  at: number(),
  hasta: number(),
})
const Dichos = array(Dicho)
/** More than a counter sees in a month; above it the oldest are deleted. */
const TOPE = 2_000

/** Stored answer about a fingerprint, if any. */
export async function dichoDe({ publica }: Device, huella: string): Promise<Dicho | undefined> {
  return (await readValor(publica, ID, Dichos))?.value.find((uno) => uno.huella === huella)
}

/** Stores an answer, to be repeated without signal. */
export const anotarDicho = (device: Device, dicho: Dicho) => cambiar(device, dicho.huella, dicho)

/** Deletes a stored answer that the provider has changed. */
export const olvidarDicho = (device: Device, huella: string) => cambiar(device, huella)

function cambiar({ publica }: Device, huella: string, dicho?: Dicho): Promise<void> {
  return ifPossible(() =>
    publica.transaction('rw', publica.valores, async () => {
      const known = (await readValor(publica, ID, Dichos))?.value ?? []
      const otros = known.filter((uno) => uno.huella !== huella && uno.hasta > (dicho?.at ?? 0))
      if (!dicho && otros.length === known.length) return
      const value = dicho ? [dicho, ...otros].slice(0, TOPE) : otros
      await publica.valores.put({ id: ID, value, savedAt: dicho?.at ?? Date.now() })
    }),
  )
}
