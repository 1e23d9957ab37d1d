import type { Anuncio } from '#contract/encargo/anuncio.ts'
import { MAXIMO } from '#contract/encargo/cuadros.ts'
import { type Alcance, escribirEncargo } from '#contract/encargo/cuerpo.ts'
import { deUnEncargo } from '#contract/encargo/firmas.ts'
import { type Paquete, escribirPaquete } from '#contract/encargo/paquete.ts'
import { sellar } from '#contract/encargo/sobre.ts'
import { firmar, join } from '#contract/pase/firmas.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** The choice of a giver: numbers of the members, parts of their data, and the life in minutes. */
export type Eleccion = {
  miembros: readonly number[]
  alcance: readonly Alcance[]
  vida: number
}

/** Everything that this phone can hand over by the choice. */
export type Materia = Omit<Paquete, 'encargo'>

/** A signed delegation, and everything sealed for its receiver. */
export type Prestamo = { encargo: Bytes; sobre: Bytes }

/** Delegation and seal need less. */
const RESTO = 1024

/** Size of a transfer in bytes, about; undefined if it is too large to be shown in frames. */
export function pesoDe(materia: Materia): number | undefined {
  const peso = escribirPaquete({ encargo: new Uint8Array(RESTO), ...materia }).length
  return peso > MAXIMO ? undefined : peso
}

/** Signs a delegation with the key of this phone, for the receiver that its person has compared. */
export async function prestar(
  { miembros, alcance, vida }: Eleccion,
  materia: Materia,
  anuncio: Anuncio,
  { privada, ahora }: { privada: CryptoKey; ahora: number },
): Promise<Prestamo> {
  const { clave, recibe } = anuncio
  const desde = Math.floor(ahora / 1000)
  const body = escribirEncargo({ clave, recibe, miembros, alcance, desde, vida })
  const encargo = join(await firmar(privada, deUnEncargo(body)), body)
  const sobre = await sellar(escribirPaquete({ encargo, ...materia }), anuncio)
  return { encargo, sobre }
}
