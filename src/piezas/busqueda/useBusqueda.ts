import { useLayoutEffect, useRef, useState } from 'react'
import { type Struct, is } from 'superstruct'
import { useLocation } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'

export type Busqueda<Criterios> = {
  /** Criteria in the form. */
  criterios: Criterios
  cambiar: (parte: Partial<Criterios>) => void
  limpiar: () => void
  /** Criteria of the list below: the search, or the initial ones; undefined without either. */
  buscada: Criterios | undefined
  /** True after the person has searched. */
  pedida: boolean
  buscar: () => void
  /** Searches for these criteria without the form. */
  abrir: (criterios: Criterios) => void
  /** True while the form is open. */
  desplegada: boolean
  desplegar: () => void
  plegar: () => void
  /** True if errors of the field may be shown: the field was left, or the person has pressed 'Buscar'. */
  seDice: (campo: keyof Criterios) => boolean
  dejar: (campo: keyof Criterios) => void
  /** Number of attempts with an error. */
  enVano: number
  /** Different for each search. */
  clave: string
  /** Number of successful presses of 'Buscar': a repeated search is sent again. */
  vez: number
}

type Opciones<Criterios> = {
  vacios: Criterios
  /** Struct of the criteria, because a history entry may come from another version. */
  forma: Struct<Criterios>
  estaBien: (criterios: Criterios) => boolean
  /** Criteria that the screen opens with. */
  alAbrir?: Criterios | undefined
  /** True while `alAbrir` is still unknown. */
  leyendo?: boolean
}

type Borrador<Criterios> = {
  /** The search that this draft started from. Initial criteria that arrive later do not replace typed text. */
  de: string
  criterios: Criterios
  desplegada: boolean
  intentada: boolean
  dejados: readonly (keyof Criterios)[]
  enVano: number
}

/**
 * A search. Its criteria are in the history entry, so that Back, Forward and a reload keep them; the form is a draft
 * beside them.
 */
export function useBusqueda<Criterios extends object>({
  vacios,
  forma,
  estaBien,
  alAbrir,
  leyendo = false,
}: Opciones<Criterios>): Busqueda<Criterios> {
  const [path, navigate] = useLocation()
  const { busqueda } = useHistoryState<{ busqueda?: unknown } | null>() ?? {}
  const pedida = is(busqueda, forma)
  const buscada = pedida ? busqueda : alAbrir
  const clave = JSON.stringify(buscada ?? null)
  const de = pedida ? clave : ''
  const [borrador, setBorrador] = useState<Borrador<Criterios>>()
  const [vez, setVez] = useState(0)
  const anterior = useRef(clave)
  useLayoutEffect(() => {
    if (anterior.current !== clave) scrollTo(0, 0)
    anterior.current = clave
  }, [clave])
  const deEstreno: Borrador<Criterios> = {
    de,
    criterios: buscada ?? vacios,
    desplegada: buscada === undefined && !leyendo,
    intentada: false,
    dejados: [],
    enVano: 0,
  }
  const actual = borrador?.de === de ? borrador : deEstreno
  const poner = (parte: (antes: Borrador<Criterios>) => Partial<Borrador<Criterios>>) =>
    setBorrador((antes) => {
      const este = antes?.de === de ? antes : deEstreno
      return { ...este, ...parte(este) }
    })

  function abrir(criterios: Criterios) {
    setBorrador(undefined)
    setVez((antes) => antes + 1)
    // Repeating the same search adds no history entry.
    const replace = pedida && JSON.stringify(criterios) === clave
    navigate(path, { replace, state: { ...history.state, busqueda: criterios } })
  }

  return {
    criterios: actual.criterios,
    cambiar: (parte) => poner(({ criterios }) => ({ criterios: { ...criterios, ...parte } })),
    limpiar: () => poner(() => ({ criterios: vacios, intentada: false, dejados: [] })),
    buscada,
    pedida,
    buscar() {
      if (estaBien(actual.criterios)) return abrir(actual.criterios)
      poner(({ enVano }) => ({ intentada: true, enVano: enVano + 1 }))
    },
    abrir,
    desplegada: actual.desplegada,
    desplegar: () => poner(() => ({ desplegada: true })),
    plegar: () => setBorrador(undefined),
    seDice: (campo) => actual.intentada || actual.dejados.includes(campo),
    dejar: (campo) => poner(({ dejados }) => ({ dejados: [...dejados, campo] })),
    enVano: actual.enVano,
    clave,
    vez,
  }
}
