import { atom, useSetAtom } from 'jotai'

/** Whose credential is open over the page: neither an address nor data, and asked for from many places. */
export const credencialAbierta = atom<number | undefined>(undefined)

/** Opens a member's credential over whatever page is in sight. */
export function useMostrarCredencial(): (idAfiliado: number | undefined) => void {
  return useSetAtom(credencialAbierta)
}
