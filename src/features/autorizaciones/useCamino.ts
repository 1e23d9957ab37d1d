import { useRef, useState } from 'react'

import { type Camino, type Evento, conEvento } from '#model/papeles/camino.ts'
import type { PasoConPapeles } from '#model/papeles/papel.ts'
import { useLatest } from '#ui/useLatest.ts'

import type { EnCurso } from './useNueva.ts'

type DeLaPagina = Omit<Camino, 'papeles'>

const NADA: DeLaPagina = { enCamino: [], noEntraron: [], quitado: undefined }

/**
 * State of a step's papers, changed by the events of model/papeles/camino.ts. Stored papers belong to the draft, the
 * rest to this page.
 */
export function useCamino(cuales: PasoConPapeles, enCurso: EnCurso) {
  const latest = useLatest(enCurso)
  const deLaPagina = useRef(NADA)
  const [mostrado, mostrar] = useState(NADA)

  /** The state with all events so far; `camino` may be one render behind. */
  const ahora = (): Camino => ({
    ...deLaPagina.current,
    papeles: latest.current.ahora().papeles[cuales],
  })

  function hacer(evento: Evento): Camino {
    const antes = ahora()
    const despues = conEvento(antes, evento)
    const { papeles, ...resto } = despues
    deLaPagina.current = resto
    mostrar(resto)
    if (papeles !== antes.papeles)
      latest.current.cambiar((nueva) => ({
        ...nueva,
        papeles: { ...nueva.papeles, [cuales]: [...papeles] },
      }))
    return despues
  }

  return {
    camino: { ...mostrado, papeles: enCurso.nueva.papeles[cuales] },
    ahora,
    hacer,
    escribir: () => latest.current.escribir(),
  }
}
