import { array, instance, is, number, string, type } from 'superstruct'

import { aBase64 } from '#contract/base64.ts'
import { partir } from '#contract/encargo/codigo.ts'
import { type Encargo, finDeEncargo, leerEncargo } from '#contract/encargo/cuerpo.ts'
import type { Recibida } from '#contract/encargo/paquete.ts'
import { huellaDe } from '#contract/pase/confianza.ts'
import { leerPase } from '#contract/pase/cuerpo.ts'
import { leerReceta } from '#contract/pase/receta.ts'

import type { PrestadaGuardada, PrestadasDb } from './base.ts'

/** A loan that this phone holds, read for its screens. `bytes`: the signed delegation. */
export type Prestada = Pick<Recibida, 'pases' | 'recetas' | 'hojas'> & {
  huella: string
  encargo: Encargo
  bytes: Uint8Array<ArrayBuffer>
  hasta: number
}

const Firmados = array(type({ kid: number(), bytes: instance(Uint8Array) }))
const Fila = type({
  huella: string(),
  encargo: instance(Uint8Array),
  pases: Firmados,
  recetas: Firmados,
  hojas: array(type({ numero: string(), pdf: instance(Uint8Array) })),
  hasta: number(),
})

/** Stores a checked transfer whole, or throws and stores nothing. The same one again replaces itself. */
export async function guardarPrestada(
  base: PrestadasDb,
  { encargo, pases, recetas, hojas }: Recibida,
  at: number,
): Promise<string> {
  const huella = aBase64(await huellaDe(partir(encargo.bytes).body))
  await base.prestadas.put({
    huella,
    encargo: encargo.bytes,
    pases: pases.map(({ kid, bytes }) => ({ kid, bytes })),
    recetas: recetas.map(({ kid, bytes }) => ({ kid, bytes })),
    hojas: [...hojas],
    hasta: finDeEncargo(encargo.leido),
    recibidaAt: at,
  })
  return huella
}

/** Loans that have not ended at this moment of the server's clock, by their ends. */
export async function prestadasVivas(base: PrestadasDb, ahora: number): Promise<Prestada[]> {
  const rows = await base.prestadas.toArray()
  return rows
    .flatMap((row) => leerFila(row) ?? [])
    .filter(({ hasta }) => hasta > ahora)
    .toSorted((one, other) => one.hasta - other.hasta)
}

/** Deletes loans that have ended, and rows that cannot be read. */
export function borrarVencidas({ prestadas }: PrestadasDb, ahora: number): Promise<number> {
  return prestadas.filter((row) => !(is(row, Fila) && row.hasta > ahora)).delete()
}

/** Deletes one loan. */
export const borrarPrestada = ({ prestadas }: PrestadasDb, huella: string): Promise<void> =>
  prestadas.delete(huella)

function leerFila(row: PrestadaGuardada): Prestada | undefined {
  if (!is(row, Fila)) return undefined
  const encargo = leerEncargo(partir(row.encargo).body)
  if (!encargo) return undefined
  const { huella, hojas } = row
  return {
    huella,
    encargo,
    bytes: row.encargo,
    pases: row.pases.flatMap(({ kid, bytes }) => {
      const pase = leerPase(partir(bytes).body)
      return pase ? [{ pase, kid, bytes }] : []
    }),
    recetas: row.recetas.flatMap(({ kid, bytes }) => {
      const receta = leerReceta(partir(bytes).body)
      return receta ? [{ receta, kid, bytes }] : []
    }),
    hojas,
    // Signed, unlike the row's own.
    hasta: finDeEncargo(encargo),
  }
}
