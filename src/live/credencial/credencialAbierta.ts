import { atom, useSetAtom } from 'jotai'

/** Member with the open credential. It has no address of its own, because many screens open it. */
export const credencialAbierta = atom<number | undefined>(undefined)

/** Opens a member's credential over the present page. */
export function useMostrarCredencial(): (idAfiliado: number | undefined) => void {
  return useSetAtom(credencialAbierta)
}
