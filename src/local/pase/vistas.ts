import { type Infer, array, number, object, optional, string } from 'superstruct'

import type { Device } from '#local/bases/device.ts'
import { ifPossible } from '#local/bases/note.ts'
import { readValor } from '#local/bases/publica.ts'

import type { Vista } from './comprobada.ts'

/** What this phone has seen of prescriptions: fingerprints, which tell nothing to whoever has not seen the same one. */
const ID = 'recetas-vistas'
/** `at`: first. `ultima`: last, where that was later. `hasta`: from then on it is refused for its age, whoever saw it before. */
const Vistas = array(
  object({ huella: string(), at: number(), ultima: optional(number()), hasta: number() }),
)
/** More than a counter sees in a month; of more the oldest are forgotten. */
const TOPE = 2_000

/** Notes that a prescription was shown here. Gives when it was shown before; undefined where it was not, or nobody knows. */
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
        // A number that every database can hold, also of what has no end.
        hasta: Math.min(hasta, Number.MAX_SAFE_INTEGER),
      }
      await publica.valores.put({ id: ID, value: [vista, ...otras].slice(0, TOPE), savedAt: now })
    }),
  )
  return antes && { primera: antes.at, ultima: antes.ultima }
}
