import { type CambioDeContactos, type Uno, esIgual } from './guardarContactos.ts'

/** One part of a change of the list; for a changed contact with its former value. */
export type CambioDeUno =
  | { que: 'nuevo'; uno: Uno }
  | { que: 'cambiado'; uno: Uno; antes: Uno }
  | { que: 'borrado'; antes: Uno }

type Listas = Pick<CambioDeContactos, 'antes' | 'despues'>

const esElDe = (antes: Uno) => (uno: Uno) =>
  antes.id === undefined
    ? uno.tipo === antes.tipo && uno.valor === antes.valor
    : uno.id === antes.id

/** Parts of a change of the list, contact by contact. */
export function cambiosDe({ antes, despues }: Listas): CambioDeUno[] {
  const borrados = antes
    .filter((uno) => !despues.some(esElDe(uno)))
    .map((uno): CambioDeUno => ({ que: 'borrado', antes: uno }))
  const dichos = despues.flatMap((uno): CambioDeUno[] => {
    const suyo = antes.find((otro) => esElDe(otro)(uno))
    if (!suyo) return [{ que: 'nuevo', uno }]
    return suyo.valor === uno.valor && suyo.tipo === uno.tipo
      ? []
      : [{ que: 'cambiado', uno, antes: suyo }]
  })
  return [...dichos, ...borrados]
}

/** The list without this one change. */
export function sinCambio({ antes, despues }: Listas, cambio: CambioDeUno): Uno[] {
  if (cambio.que === 'nuevo') return despues.filter((uno) => uno !== cambio.uno)
  if (cambio.que === 'cambiado')
    return despues.map((uno) => (uno === cambio.uno ? cambio.antes : uno))
  // The contact was changed back to its former value.
  return antes
    .filter((uno) => uno === cambio.antes || despues.some(esElDe(uno)))
    .concat(despues.filter((uno) => !antes.some((otro) => esElDe(otro)(uno))))
    .map((uno) => despues.find(esElDe(uno)) ?? uno)
}

/** A contact of the list during editing. `uno`: undefined if it is to be removed; `antes`: undefined if it is new. */
export type EnEdicion = { antes?: Uno; uno?: Uno }

/**
 * List for editing, in order: the provider's contacts with refused edits in their place, new contacts at the end. A
 * later save must not lose a refused edit.
 */
export function enEdicion(hay: readonly Uno[], rechazado: Listas | undefined): EnEdicion[] {
  const cambios = rechazado ? cambiosDe(rechazado) : []
  const suyo = (uno: Uno) =>
    cambios.find((cambio) => cambio.que !== 'nuevo' && esElDe(cambio.antes)(uno))
  const nuevos = cambios.flatMap((cambio) =>
    cambio.que === 'nuevo' && !hay.some((otro) => esIgual(otro, cambio.uno))
      ? [{ uno: cambio.uno }]
      : [],
  )
  return [
    ...hay.map((antes): EnEdicion => {
      const cambio = suyo(antes)
      if (!cambio) return { antes, uno: antes }
      return cambio.que === 'cambiado' ? { antes, uno: cambio.uno } : { antes }
    }),
    ...nuevos,
  ]
}

const deQuien = ({ antes, uno }: EnEdicion) => antes ?? uno

/** Position of this contact in a list that may have been read again; negative if it is new or gone. */
export function lugarDe(fila: EnEdicion | undefined, filas: readonly EnEdicion[]): number {
  const suyo = fila && deQuien(fila)
  if (!suyo) return -1
  return filas.findIndex((otra) => {
    const otro = deQuien(otra)
    return otro !== undefined && esElDe(suyo)(otro)
  })
}

/** The list with this contact at its position, or at the end; without it if `uno` is undefined. */
export function listaCon(filas: readonly EnEdicion[], lugar: number, uno: Uno | undefined): Uno[] {
  const lista = filas.flatMap((fila, at) => (at === lugar ? (uno ?? []) : (fila.uno ?? [])))
  return lugar < 0 && uno ? [...lista, uno] : lista
}

export const lugarDeCambio = (cambio: CambioDeUno, filas: readonly EnEdicion[]): number =>
  lugarDe(cambio.que === 'nuevo' ? { uno: cambio.uno } : { antes: cambio.antes }, filas)

/** The list without this refused edit. */
export function sinRechazo(filas: readonly EnEdicion[], cambio: CambioDeUno): Uno[] {
  const lugar = lugarDeCambio(cambio, filas)
  return listaCon(filas, lugar, cambio.que === 'nuevo' ? undefined : filas[lugar]?.antes)
}
