import { CON_HISTORIA } from '#model/nuevaSolicitud.ts'
import { hayIguales, sobran } from '#model/papeles/hojas.ts'
import type { Papel, PasoConPapeles } from '#model/papeles/papel.ts'

import { PREFIJO } from './prefijo.ts'

/** Draft of a new request. `papeles`: the files of each step; their bytes are stored beside the draft. */
export type Nueva = {
  idAfiliado: number
  tipo: string
  miradas: string[]
  historia: string[]
  papeles: Record<PasoConPapeles, Papel[]>
  paso: number
}

export const VACIA: Nueva = {
  idAfiliado: 0,
  tipo: '',
  miradas: [],
  historia: [],
  papeles: { requerida: [], opcional: [], historia: [] },
  paso: 1,
}

/** Name of the request's draft. */
export const formularioDe = (id: string) => `${PREFIJO}${id}`

export const pasosDe = ({ tipo }: Pick<Nueva, 'tipo'>) => (tipo === CON_HISTORIA ? 4 : 3)

const PUNTOS = 4

/** The group of files that a step asks for; undefined for step 1. */
export const papelesDelPaso = (paso: number): PasoConPapeles | undefined =>
  (['requerida', 'opcional', 'historia'] as const)[paso - 2]

export type Falta =
  | { de: 'quien' | 'tipo' | 'archivo' | 'sobran' | 'repetido' }
  | { de: 'orden' | 'historia'; puntos: number }

/** First thing that a step still needs (WIZ-02, WIZ-04 to WIZ-06); undefined if the next step may open. */
export function faltaEn(paso: number, nueva: Nueva): Falta | undefined {
  const { idAfiliado, tipo, miradas, historia, papeles } = nueva
  if (paso === 1) {
    if (idAfiliado === 0) return { de: 'quien' }
    if (tipo === '') return { de: 'tipo' }
    return miradas.length < PUNTOS ? { de: 'orden', puntos: PUNTOS - miradas.length } : undefined
  }
  if (paso === 4 && historia.length < PUNTOS)
    return { de: 'historia', puntos: PUNTOS - historia.length }
  const cuales = papelesDelPaso(paso)
  if (cuales && sobran(papeles[cuales])) return { de: 'sobran' }
  if (cuales && hayIguales(papeles[cuales])) return { de: 'repetido' }
  const opcional = paso === 3 && tipo !== CON_HISTORIA
  return cuales && !opcional && papeles[cuales].length === 0 ? { de: 'archivo' } : undefined
}

/** The step in the address, or the first incomplete step before it. */
export function pasoPosible(pedido: number, nueva: Nueva): number {
  const ultimo = Math.min(Math.max(1, pedido), pasosDe(nueva))
  for (let paso = 1; paso < ultimo; paso += 1) if (faltaEn(paso, nueva) !== undefined) return paso
  return ultimo
}

/** The files to send: only those of the steps that this type of coverage has. */
export const papelesQueVan = (nueva: Nueva): { paso: PasoConPapeles; papel: Papel }[] =>
  (['requerida', 'opcional', 'historia'] as const)
    .slice(0, pasosDe(nueva) - 1)
    .flatMap((paso) => nueva.papeles[paso].map((papel) => ({ paso, papel })))

/** True if nothing was chosen yet. The member does not count: it starts as the person signed in. */
export const esVacia = ({ tipo, miradas, papeles }: Nueva) =>
  tipo === '' && miradas.length === 0 && Object.values(papeles).every((de) => de.length === 0)
