import { NOT_THERE } from '../providerEffects.ts'
import { adjuntarANota } from './adjuntarANota.ts'
import { anularSolicitud } from './anularSolicitud.ts'
import { enviarPrescripcion, enviarReceta } from './correosDeReceta.ts'
import { enviarProvidencia, enviarSolicitud } from './correosDeSolicitud.ts'
import { descartarNotificacion } from './descartarNotificacion.ts'
import { anotarEncargo, terminarEncargo } from './encargos.ts'
import { enviarOrden } from './enviarOrden.ts'
import { guardarDerivacion } from './guardarDerivacion.ts'
import { guardarContactos, guardarDomicilio } from './guardarFicha.ts'
import { guardarNota } from './guardarNota.ts'
import { guardarSolicitud } from './guardarSolicitud.ts'
import { mandarFoto } from './mandarFoto.ts'
import type { Lista, OperacionDelModelo, Write } from './operacion.ts'

/** Every type of operation that the random test makes. A new one is a file here and its line in this list. */
const OPERACIONES = [
  guardarNota,
  adjuntarANota,
  mandarFoto,
  descartarNotificacion,
  anularSolicitud,
  enviarSolicitud,
  enviarProvidencia,
  guardarDomicilio,
  guardarContactos,
  enviarReceta,
  enviarPrescripcion,
  enviarOrden,
  guardarDerivacion,
  guardarSolicitud,
  anotarEncargo,
  terminarEncargo,
] as const

export type Tipo = (typeof OPERACIONES)[number]['type']

export const operaciones: readonly OperacionDelModelo<Tipo>[] = OPERACIONES

/** Those that a person can make in the builds for the tests. */
export const enPantalla = operaciones.flatMap(({ onScreen, ...of }) =>
  onScreen ? [{ ...of, onScreen }] : [],
)

export function operacionDelModelo(type: string): OperacionDelModelo<Tipo> {
  const found = operaciones.find((of) => of.type === type)
  if (!found) throw new Error(`the random test does not know ${type}`)
  return found
}

/** The provider's write at an address. */
export const writeAt = (path: string): Write =>
  operaciones.map(({ writes }) => writes[path]).find((write) => write !== undefined) ??
  (() => NOT_THERE)

/** The lists that any of them changes. */
export const LISTAS: Lista[] = [...new Set(operaciones.map(({ lista }) => lista))]
