import { CON_HISTORIA } from '#model/nuevaSolicitud.ts'
import { sobran } from '#model/papeles/hojas.ts'
import type { Papel, PasoConPapeles } from '#model/papeles/papel.ts'

import { PREFIJO } from './prefijo.ts'

/** A new request as it is typed; `papeles` of each step with files, whose bytes lie beside the draft. */
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

/** What its draft is called. */
export const formularioDe = (id: string) => `${PREFIJO}${id}`

export const pasosDe = ({ tipo }: Pick<Nueva, 'tipo'>) => (tipo === CON_HISTORIA ? 4 : 3)

const PUNTOS = 4

/** Which files belong to a step. */
export const papelesDelPaso = (paso: number): PasoConPapeles | undefined =>
  (['requerida', 'opcional', 'historia'] as const)[paso - 2]

export type Falta =
  | { de: 'quien' | 'tipo' | 'archivo' | 'sobran' }
  | { de: 'orden' | 'historia'; puntos: number }

/** What a step still asks for (WIZ-02, WIZ-04 to WIZ-06); undefined where the next one may come. */
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
  const opcional = paso === 3 && tipo !== CON_HISTORIA
  return cuales && !opcional && papeles[cuales].length === 0 ? { de: 'archivo' } : undefined
}

/** The step of an address, as far as those before it are done. */
export function pasoPosible(pedido: number, nueva: Nueva): number {
  const ultimo = Math.min(Math.max(1, pedido), pasosDe(nueva))
  for (let paso = 1; paso < ultimo; paso += 1) if (faltaEn(paso, nueva) !== undefined) return paso
  return ultimo
}

/** The files that are sent: those of the steps that this coverage has. */
export const papelesQueVan = (nueva: Nueva): { paso: PasoConPapeles; papel: Papel }[] =>
  (['requerida', 'opcional', 'historia'] as const)
    .slice(0, pasosDe(nueva) - 1)
    .flatMap((paso) => nueva.papeles[paso].map((papel) => ({ paso, papel })))

/** Whether nothing was chosen yet but for whom, which begins with the person signed in. */
export const esVacia = ({ tipo, miradas, papeles }: Nueva) =>
  tipo === '' && miradas.length === 0 && Object.values(papeles).every((de) => de.length === 0)
