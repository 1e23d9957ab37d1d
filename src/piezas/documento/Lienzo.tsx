import { useEffect, useRef, useState } from 'react'

import { useLatest } from '#ui/useLatest.ts'

import type { Hoja } from './lector.ts'

type Props = {
  hoja: Hoja
  escala: number
  /** What it scrolls in. */
  raiz: HTMLElement
  nombre: string
  onALaVista: () => void
}

/** One page of a document, drawn while it is near the screen. */
export function Lienzo({ hoja, escala, raiz, nombre, onALaVista }: Props) {
  const ref = useRef<HTMLDivElement>(null)
  const [cerca, setCerca] = useState(false)
  const aLaVista = useLatest(onALaVista)

  useEffect(() => {
    const element = ref.current
    if (!element) return
    const near = new IntersectionObserver(([entry]) => setCerca(entry?.isIntersecting ?? false), {
      root: raiz,
      rootMargin: '60% 0%',
    })
    // Across the middle of what is seen.
    const inView = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && aLaVista.current(),
      { root: raiz, rootMargin: '-45% 0%' },
    )
    near.observe(element)
    inView.observe(element)
    return () => {
      near.disconnect()
      inView.disconnect()
    }
  }, [raiz, aLaVista])

  useEffect(() => {
    const element = ref.current
    if (!element || !cerca) return
    let alive = true
    // A drawing of its own each time: the one before stays until it is done.
    const lienzo = document.createElement('canvas')
    lienzo.ariaHidden = 'true'
    const texto = document.createElement('div')
    texto.className = 'texto-de-hoja'
    void hoja.dibujar({ lienzo, texto }, escala).then(
      () => alive && element.replaceChildren(lienzo, texto),
      () => undefined, // closed meanwhile
    )
    return () => {
      alive = false
    }
  }, [hoja, escala, cerca])

  useEffect(() => {
    if (!cerca) ref.current?.replaceChildren()
  }, [cerca])

  return (
    <article
      ref={ref}
      className="hoja-de-documento"
      aria-label={nombre}
      style={{ width: hoja.ancho * escala, height: hoja.alto * escala }}
    />
  )
}
