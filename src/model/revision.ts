import { is } from 'superstruct'

import type { Copia } from '#local/bases/lectura.ts'
import type { Resource } from '#local/resource.ts'

import { ficha, grupoFamiliar } from './afiliados.ts'
import { pasesEmitidos } from './pases.ts'
import { type Vigencia, paseDe, vigenciaDe } from './pases/paseDe.ts'
import { primerNombre } from './personas.ts'

/** Of which resources the copies are looked at; of the others only what they take is told. */
export const SE_REVISAN = [grupoFamiliar, pasesEmitidos, ficha].map(({ name }) => name)

/** What lies on this phone, as it was read. */
export type Guardado = {
  copias: Copia[]
  /** Since when the oldest lies here. */
  ocupa: { savedAt: number }
  /** The public half of a key that signs; none where there is no such key. */
  clave: Uint8Array | undefined
  /** Whether this host gives passes at all. */
  ofrece: boolean
}

/** What one member has on this phone to leave with. */
export type Renglon = {
  idAfiliado: number
  nombre: string
  credencial: { state: Vigencia; venceAt: number } | { state: 'falta' | 'no-se-ofrece' }
  tieneFicha: boolean
}

export type Revision = {
  renglones: Renglon[]
  /** How many things are missing, or will be soon. */
  faltan: number
  /** Of the oldest of it. */
  savedAt: number
}

/** Opens what is stored instead of trusting its row; undefined while not even the family group is here. */
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

/** A copy that is what its resource says. */
function abrir<Params, Value>(
  copias: Copia[],
  resource: Resource<Params, Value>,
  params: Params,
): { value: Value } | undefined {
  const copy = copias.find(({ key }) => key === resource.key(params))
  if (!copy || (resource.shape && !is(copy.value, resource.shape))) return undefined
  return { value: copy.value as Value } // its shape was looked at
}
