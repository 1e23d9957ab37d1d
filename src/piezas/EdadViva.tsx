import { useCallback, useEffect, useRef, useState } from 'react'

import { esDeAntes } from '#formato/edad.ts'
import { useSinSenal } from '#live/copias/useSignal.ts'
import type { Refresh } from '#local/operation.ts'
import { useAhora } from '#ui/useAhora.ts'
import { useLatest } from '#ui/useLatest.ts'

import { Edad } from './Edad.tsx'
import { texts } from './texts.ts'

/** Time to read a result before it disappears. */
const SE_LEE = 8000

/** Loaded with the first touch or press. If it does not load, the age is still shown. */
const porVenir = () => import('./novedades.ts').catch(() => undefined)

type Props = {
  savedAt: number
  /** The copies that the age belongs to. */
  de: readonly Refresh[]
}

/**
 * Age of the copies, with a button to refresh them; on a phone, a pull of the page does the same. The age is shown only
 * if it matters, and in amber after a day.
 */
export function EdadViva({ savedAt, de }: Props) {
  const now = useAhora(60_000)
  const sinSenal = useSinSenal()
  const seDice =
    sinSenal ||
    de.some(({ resource: { freshFor } }) => esDeAntes({ savedAt, ahora: now, freshFor }))
  const [dicho, setDicho] = useState('')
  const buscando = useRef(false)
  const latest = useLatest(de)

  const buscar = useCallback(async () => {
    if (buscando.current) return
    buscando.current = true
    const parte = await porVenir()
    if (parte) await parte.buscarNovedades(latest.current, setDicho)
    else setDicho(texts.noSePudoBuscar)
    buscando.current = false
  }, [latest])

  useEffect(() => {
    let dejar: (() => void) | undefined
    let isGone = false
    const decir = (ahora: string) => {
      if (!buscando.current) setDicho(ahora)
    }
    const seguir = async (primero: TouchEvent) => {
      const parte = await porVenir()
      if (!isGone) dejar = parte?.alTirar(primero, decir, () => void buscar())
    }
    const alTocar = (primero: TouchEvent) => void seguir(primero)
    document.addEventListener('touchstart', alTocar, { once: true, passive: true })
    return () => {
      isGone = true
      document.removeEventListener('touchstart', alTocar)
      dejar?.()
    }
  }, [buscar])

  useEffect(() => {
    if (dicho === '') return undefined
    const callar = () => {
      if (!buscando.current) setDicho('')
    }
    const timer = setTimeout(callar, SE_LEE)
    return () => clearTimeout(timer)
  }, [dicho])

  return (
    <Edad
      savedAt={savedAt}
      now={now}
      seDice={seDice}
      dicho={dicho}
      onBuscar={() => void buscar()}
    />
  )
}
