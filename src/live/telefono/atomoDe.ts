import { type Atom, atom } from 'jotai'

/** An atom of a value that the browser keeps: read at the first use, and again at each event while a component shows it. */
export function atomoDe<T>(leer: () => T, seguir: (cambio: () => void) => () => void): Atom<T> {
  const vez = atom(0)
  vez.onMount = (set) => {
    const otra = () => set((antes) => antes + 1)
    otra() // it may have changed since the last read
    return seguir(otra)
  }
  return atom((get) => {
    get(vez)
    return leer()
  })
}
