import type { CambioDeContactos, Uno } from './guardarContactos.ts'

/** One thing that a change of the list does: of a contact that was changed, what it was before. */
export type CambioDeUno =
  | { que: 'nuevo'; uno: Uno }
  | { que: 'cambiado'; uno: Uno; antes: Uno }
  | { que: 'borrado'; antes: Uno }

type Listas = Pick<CambioDeContactos, 'antes' | 'despues'>

const esElDe = (antes: Uno) => (uno: Uno) =>
  antes.id === undefined
    ? uno.tipo === antes.tipo && uno.valor === antes.valor
    : uno.id === antes.id

/** What a change of the list does, contact by contact. */
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
  // Back where it was.
  return antes
    .filter((uno) => uno === cambio.antes || despues.some(esElDe(uno)))
    .concat(despues.filter((uno) => !antes.some((otro) => esElDe(otro)(uno))))
    .map((uno) => despues.find(esElDe(uno)) ?? uno)
}
