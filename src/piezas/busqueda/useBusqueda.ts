import { useState } from 'react'

import { usePasos } from '#ui/usePasos.ts'

export type Busqueda<Criterios> = {
  criterios: Criterios
  cambiar: (parte: Partial<Criterios>) => void
  limpiar: () => void
  /** What was looked for; undefined while the form shows. */
  buscada: Criterios | undefined
  buscar: () => void
  /** Looks for what was looked for before. */
  abrir: (criterios: Criterios) => void
  /** Back to the form, as it was left. */
  otra: () => void
  /** A field was left, or everything was asked for: what is wrong with it may be said. */
  seDice: (campo: keyof Criterios) => boolean
  dejar: (campo: keyof Criterios) => void
  /** How often something was wrong with what was asked. */
  enVano: number
}

/** A search form and what it finds: an entry of the history each, so that Back leads to the form again. */
export function useBusqueda<Criterios extends object>(
  vacios: Criterios,
  estaBien: (criterios: Criterios) => boolean,
  inicial = vacios,
): Busqueda<Criterios> {
  const [paso, irA] = usePasos()
  const [criterios, setCriterios] = useState(inicial)
  const [buscada, setBuscada] = useState<Criterios>()
  const [pedida, setPedida] = useState(false)
  const [enVano, setEnVano] = useState(0)
  const [dejados, setDejados] = useState<readonly (keyof Criterios)[]>([])

  function abrir(cuales: Criterios) {
    setCriterios(cuales)
    setBuscada(cuales)
    irA(1)
  }

  return {
    criterios,
    cambiar: (parte) => setCriterios((antes) => ({ ...antes, ...parte })),
    limpiar() {
      setCriterios(vacios)
      setPedida(false)
      setDejados([])
    },
    buscada: paso === 1 ? buscada : undefined,
    buscar() {
      setPedida(true)
      if (estaBien(criterios)) abrir(criterios)
      else setEnVano((antes) => antes + 1)
    },
    abrir,
    otra: () => irA(0),
    seDice: (campo) => pedida || dejados.includes(campo),
    dejar: (campo) => setDejados((antes) => [...antes, campo]),
    enVano,
  }
}
