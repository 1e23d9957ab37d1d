import { useRef, useState } from 'react'

import { type Camino, type Evento, conEvento } from '#model/papeles/camino.ts'
import type { PasoConPapeles } from '#model/papeles/papel.ts'
import { useLatest } from '#ui/useLatest.ts'

import type { EnCurso } from './useNueva.ts'

type DeLaPagina = Omit<Camino, 'papeles'>

const NADA: DeLaPagina = { enCamino: [], noEntraron: [], quitado: undefined }

/** Runs the rule of the papers (camino.ts): kept papers are of the draft, and the rest of this page. */
export function useCamino(cuales: PasoConPapeles, enCurso: EnCurso) {
  const latest = useLatest(enCurso)
  const deLaPagina = useRef(NADA)
  const [mostrado, mostrar] = useState(NADA)

  /** With everything that happened since the last picture. */
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
