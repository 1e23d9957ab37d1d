import { type Atom, atom } from 'jotai'

/**
 * An atom of a value that the browser holds: read at its first use, and again at each event while a component shows it.
 */
export function atomoDe<T>(leer: () => T, seguir: (cambio: () => void) => () => void): Atom<T> {
  const vez = atom(0)
  vez.onMount = (set) => {
    const otra = () => set((antes) => antes + 1)
    otra() // The value may have changed since it was last read.
    return seguir(otra)
  }
  return atom((get) => {
    get(vez)
    return leer()
  })
}
