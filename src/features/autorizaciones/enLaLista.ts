import { conSusFotos } from '#model/papeles/hojas.ts'
import type { Papel } from '#model/papeles/papel.ts'

import type { usePapelesGuardados } from './papeles.ts'
import type { useCamino } from './useCamino.ts'

type Con = Pick<ReturnType<typeof useCamino>, 'ahora' | 'hacer' | 'escribir'> &
  Pick<ReturnType<typeof usePapelesGuardados>, 'guardar' | 'olvidar'>

/** Actions on the stored papers of a step: move, remove, join, and the undo of each. */
export function enLaLista({ ahora, hacer, escribir, guardar, olvidar }: Con) {
  const olvidarCon = (papel: Papel) => olvidar(conSusFotos([papel]).map(({ id }) => id))
  return {
    /** Moves a paper to place `a` among the papers that `esHoja` accepts: all of them, or only the pages of a PDF. */
    mover: (id: string, a: number, esHoja: (papel: Papel) => boolean = () => true) =>
      void hacer({ que: 'movido', id, a, esHoja }),

    quitar({ id }: Papel): void {
      const { quitado } = ahora()
      if (quitado) void olvidarCon(quitado.papel)
      hacer({ que: 'quitado', id })
    },

    deshacer(): void {
      const { quitado } = ahora()
      const { papeles } = hacer({ que: 'deshecho' })
      if (quitado && !papeles.includes(quitado.papel)) void olvidarCon(quitado.papel)
    },

    /** Replaces photos with the PDF made of them. Returns the reason if it fails. */
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
  }
}
