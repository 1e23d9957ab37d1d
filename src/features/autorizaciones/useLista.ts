import { useEffect, useRef, useState } from 'react'

import { conSusFotos, juntas, moverHoja, separadas } from '#model/papeles/hojas.ts'
import type { Papel, PasoConPapeles } from '#model/papeles/papel.ts'
import { useLatest } from '#ui/useLatest.ts'

import type { EnCurso } from './useNueva.ts'

type De = {
  cuales: PasoConPapeles
  enCurso: EnCurso
  /** Forgets their bytes. */
  olvidar: (ids: readonly string[]) => Promise<void>
}

/** The files of a step as the draft has them: put in order, removed, joined, and each of that undone. */
export function useLista({ cuales, enCurso, olvidar }: De) {
  const papeles = enCurso.nueva.papeles[cuales]
  const [quitado, setQuitado] = useState<{ papel: Papel; en: number }>()
  const latest = useLatest(enCurso)
  // Before the next picture is drawn two files may be picked, or become ready.
  const listos = useRef(papeles)
  useEffect(() => {
    listos.current = papeles
  }, [papeles])

  const poner = (como: (antes: Papel[]) => Papel[]) => {
    listos.current = como(listos.current)
    latest.current.cambiar((nueva) => ({
      ...nueva,
      papeles: { ...nueva.papeles, [cuales]: como(nueva.papeles[cuales]) },
    }))
  }

  return {
    papeles,
    /** With what was put there since the last picture. */
    ahora: (): readonly Papel[] => listos.current,
    poner,
    /** It counts while it is being written, too: the next one must not take its place. */
    async contando<T>(papel: Papel, escribir: () => Promise<T>): Promise<T> {
      listos.current = [...listos.current, papel]
      const done = await escribir()
      listos.current = listos.current.filter(({ id }) => id !== papel.id)
      return done
    },
    escribir: () => latest.current.escribir(),
    quitado: quitado?.papel,

    quitar(papel: Papel): void {
      if (quitado) void olvidar(conSusFotos([quitado.papel]).map(({ id }) => id))
      setQuitado({ papel, en: papeles.indexOf(papel) })
      poner((antes) => antes.filter(({ id }) => id !== papel.id))
    },

    deshacer(): void {
      if (!quitado) return
      const { papel, en } = quitado
      setQuitado(undefined)
      poner((antes) => antes.toSpliced(en, 0, papel))
    },

    /** To another place among those that `esHoja` names: all of them, or the pages of a PDF. */
    mover: (id: string, a: number, esHoja: (papel: Papel) => boolean = () => true) =>
      poner((antes) => moverHoja(antes, { id, a }, esHoja)),

    juntar: (pdf: Papel) => poner((antes) => juntas(antes, pdf)),

    separar(pdf: Papel): void {
      poner((antes) => separadas(antes, pdf.id))
      void olvidar([pdf.id])
    },
  }
}
