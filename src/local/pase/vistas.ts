import { type Infer, array, number, object, optional, string } from 'superstruct'

import type { Device } from '#local/bases/device.ts'
import { ifPossible } from '#local/bases/note.ts'
import { readValor } from '#local/bases/publica.ts'

import type { Vista } from './comprobada.ts'

/** Prescriptions shown on this phone: fingerprints, which reveal nothing to people without the same prescription. */
const ID = 'recetas-vistas'
/** `at`: first showing. `ultima`: last one, if later. `hasta`: after this time it is refused as expired. */
const Vistas = array(
  object({ huella: string(), at: number(), ultima: optional(number()), hasta: number() }),
)
/** More than a counter sees in a month; above it the oldest are deleted. */
const TOPE = 2_000

/** Stores that a prescription was shown here. Returns earlier showings; undefined if there are none known. */
export async function anotarVista(
  { publica }: Device,
  { huella, hasta }: { huella: string; hasta: number },
  now: number,
): Promise<Vista | undefined> {
  let antes: Infer<typeof Vistas>[number] | undefined
  await ifPossible(() =>
    publica.transaction('rw', publica.valores, async () => {
      const vistas = (await readValor(publica, ID, Vistas))?.value ?? []
      antes = vistas.find((una) => una.huella === huella)
      const otras = vistas.filter((una) => una !== antes && una.hasta > now)
      const vista = {
        huella,
        at: antes?.at ?? now,
        ...(antes && { ultima: now }),
        // Infinity is replaced by a finite number, because the database sorts by it.
        hasta: Math.min(hasta, Number.MAX_SAFE_INTEGER),
      }
      await publica.valores.put({ id: ID, value: [vista, ...otras].slice(0, TOPE), savedAt: now })
    }),
  )
  return antes && { primera: antes.at, ultima: antes.ultima }
}
