import { is } from 'superstruct'

import type { Copia } from '#local/bases/lectura.ts'
import type { Resource } from '#local/resource.ts'

import { ficha, grupoFamiliar } from './afiliados.ts'
import { pasesEmitidos } from './pases.ts'
import { type Vigencia, paseDe, vigenciaDe } from './pases/paseDe.ts'
import { primerNombre } from './personas.ts'

/** Resources with copies that are opened by the check; for the others only the size is shown. */
export const SE_REVISAN = [grupoFamiliar, pasesEmitidos, ficha].map(({ name }) => name)

/** Data stored on this phone, as read. */
export type Guardado = {
  copias: Copia[]
  /** Time of the oldest copy. */
  ocupa: { savedAt: number }
  /** Public half of the signing key; undefined if there is none. */
  clave: Uint8Array | undefined
  /** True if this host issues passes. */
  ofrece: boolean
}

/** Data of one member that are on this phone for leaving the house. */
export type Renglon = {
  idAfiliado: number
  nombre: string
  credencial: { state: Vigencia; venceAt: number } | { state: 'falta' | 'no-se-ofrece' }
  tieneFicha: boolean
}

export type Revision = {
  renglones: Renglon[]
  /** Number of parts that are missing or will be soon. */
  faltan: number
  /** Time of the oldest copy. */
  savedAt: number
}

/** Opens the stored data instead of trusting that their rows exist; undefined without the family group. */
export function revisar(
  { copias, ocupa, clave, ofrece }: Guardado,
  ahora: number,
): Revision | undefined {
  const grupo = abrir(copias, grupoFamiliar, {})
  if (!grupo) return undefined
  const pases = abrir(copias, pasesEmitidos, {})
  const renglones = grupo.value.map((integrante): Renglon => {
    const { idAfiliado } = integrante.afiliado
    const params = { idAfiliado, grupo: grupo.value, pases: pases?.value ?? [] }
    const pase = clave && paseDe(params, clave)
    return {
      idAfiliado,
      nombre: primerNombre(integrante),
      credencial: pase
        ? { state: vigenciaDe(pase, ahora), venceAt: pase.venceAt }
        : { state: ofrece ? 'falta' : 'no-se-ofrece' },
      tieneFicha: abrir(copias, ficha, { idAfiliado, propia: false }) !== undefined,
    }
  })
  return {
    renglones,
    faltan: renglones.reduce((sum, renglon) => sum + faltanDe(renglon), 0),
    savedAt: ocupa.savedAt,
  }
}

function faltanDe({ credencial: { state }, tieneFicha }: Renglon): number {
  const esta = state === 'vigente' || state === 'no-se-ofrece'
  return Number(!esta) + Number(!tieneFicha)
}

/** Value of a valid copy. */
function abrir<Params, Value>(
  copias: Copia[],
  resource: Resource<Params, Value>,
  params: Params,
): { value: Value } | undefined {
  const copy = copias.find(({ key }) => key === resource.key(params))
  if (!copy || (resource.shape && !is(copy.value, resource.shape))) return undefined
  return { value: copy.value as Value } // The shape was checked.
}
