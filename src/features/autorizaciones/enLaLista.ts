import type { usePapelesGuardados } from '#live/papeles.ts'
import { conSusFotos } from '#model/papeles/hojas.ts'
import type { Papel } from '#model/papeles/papel.ts'

import type { useCamino } from './useCamino.ts'

type Con = Pick<ReturnType<typeof useCamino>, 'ahora' | 'hacer' | 'escribir'> &
  Pick<ReturnType<typeof usePapelesGuardados>, 'guardar' | 'olvidar'>

/** The kept papers of a step: put in order, removed, joined, and each of that undone. */
export const enLaLista = ({ ahora, hacer, escribir, guardar, olvidar }: Con) => ({
  /** To another place among those that `esHoja` names: all of them, or the pages of a PDF. */
  mover: (id: string, a: number, esHoja: (papel: Papel) => boolean = () => true) =>
    void hacer({ que: 'movido', id, a, esHoja }),

  quitar({ id }: Papel): void {
    const { quitado } = ahora()
    if (quitado) void olvidar(conSusFotos([quitado.papel]).map((foto) => foto.id))
    hacer({ que: 'quitado', id })
  },

  deshacer: () => void hacer({ que: 'deshecho' }),

  /** Puts a paper that was made here in the place of its photos. Answers why not. */
  async juntar(
    papel: Papel,
    bytes: ArrayBuffer,
    miniatura?: ArrayBuffer,
  ): Promise<string | undefined> {
    const archivo = { bytes, type: papel.tipo, name: papel.nombre }
    const kept = await guardar({ id: papel.id, archivo, miniatura })
    if (!kept.kept) return kept.message
    hacer({ que: 'juntado', papel })
    await escribir()
    return undefined
  },

  separar({ id }: Papel): void {
    hacer({ que: 'separado', id })
    void olvidar([id])
  },
})
