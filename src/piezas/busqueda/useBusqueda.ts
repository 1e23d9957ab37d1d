import { useLayoutEffect, useRef, useState } from 'react'
import { type Struct, is } from 'superstruct'
import { useLocation } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'

export type Busqueda<Criterios> = {
  /** What stands in the form. */
  criterios: Criterios
  cambiar: (parte: Partial<Criterios>) => void
  limpiar: () => void
  /** What the list below shows: what was searched, or what the screen opens on; undefined without either. */
  buscada: Criterios | undefined
  /** True after a search of the person's own. */
  pedida: boolean
  buscar: () => void
  /** Searches for these, past the form. */
  abrir: (criterios: Criterios) => void
  /** The form is unfolded. */
  desplegada: boolean
  desplegar: () => void
  plegar: () => void
  /** A field was left, or everything was asked for: what is wrong with it may be said. */
  seDice: (campo: keyof Criterios) => boolean
  dejar: (campo: keyof Criterios) => void
  /** How often something was wrong with what was asked. */
  enVano: number
  /** Another one for each search. */
  clave: string
  /** How often 'Buscar' led to an answer: the same question asked again is asked again. */
  vez: number
}

type Opciones<Criterios> = {
  vacios: Criterios
  /** An entry of the history may be of another version. */
  forma: Struct<Criterios>
  estaBien: (criterios: Criterios) => boolean
  /** What the screen opens on. */
  alAbrir?: Criterios | undefined
  /** It is not known yet what it opens on. */
  leyendo?: boolean
}

type Borrador<Criterios> = {
  /** The search of the entry that it began over. What a screen opens on may come later, and takes nothing away that was typed. */
  de: string
  criterios: Criterios
  desplegada: boolean
  intentada: boolean
  dejados: readonly (keyof Criterios)[]
  enVano: number
}

/** A search: its criterion is of the history's entry, so that Back, Forward and a reload keep it; its form is a draft beside it. */
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
    // The same again is no other page.
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
