import { useEffect, useLayoutEffect, useRef, useState } from 'react'

import { useLatest } from '#ui/useLatest.ts'

import { dibujarEnLugar } from './dibujarEnLugar.ts'
import type { Hoja, Medida } from './lector.ts'
import { texts } from './texts.ts'

type Props = {
  /** Reads the page. Called only once the page comes near the screen. */
  leer: () => Promise<Hoja>
  /** Size until the page is read. */
  medida: Medida
  escalaDe: (medida: Medida) => number
  /** The first page is on screen when the document opens: it is drawn before the browser says where it lies. */
  primera: boolean
  /** Element that scrolls the pages. */
  raiz: HTMLElement
  nombre: string
  /** Advice if the page cannot be drawn. */
  salida: string
  onALaVista: () => void
}

/** One page of a document, drawn while it is near the screen. */
export function Lienzo(props: Props) {
  const { leer, medida, escalaDe, primera, raiz, nombre, salida, onALaVista } = props
  const ref = useRef<HTMLElement>(null)
  const lugar = useRef<HTMLDivElement>(null)
  const [leida, setLeida] = useState(medida)
  const [fallo, setFallo] = useState(false)
  const cerca = useCerca(ref, raiz, onALaVista, primera)
  const latest = useLatest(leer)
  const escala = escalaDe(leida)

  // In a layout effect, because the drawing need not wait for the frame.
  useLayoutEffect(() => {
    const element = lugar.current
    if (!element || !cerca) return
    const leaving = new AbortController()
    const { signal } = leaving
    const mostrar = async () => {
      const hoja = await latest.current()
      if (signal.aborted) return
      setLeida(({ ancho, alto }) =>
        hoja.medida.ancho === ancho && hoja.medida.alto === alto ? { ancho, alto } : hoja.medida,
      )
      await dibujarEnLugar(hoja, element, escala, signal)
      setFallo(false)
    }
    // A failure after the page was left or enlarged does not matter: that drawing is no longer wanted.
    void mostrar().catch(() => signal.aborted || setFallo(true))
    return () => leaving.abort()
  }, [latest, escala, cerca])

  useEffect(() => {
    if (!cerca) lugar.current?.replaceChildren()
  }, [cerca])

  return (
    <article
      ref={ref}
      className="hoja-de-documento"
      aria-label={nombre}
      style={{ width: leida.ancho * escala, height: leida.alto * escala }}
    >
      <div ref={lugar} className="dibujo" />
      {fallo && (
        <p role="alert">
          {texts.hojaSinVer} {salida}
        </p>
      )}
    </article>
  )
}

/** True while the page is near the screen. Calls `onALaVista` when the page crosses the middle of the screen. */
function useCerca(
  ref: React.RefObject<HTMLElement | null>,
  raiz: HTMLElement,
  onALaVista: () => void,
  alPrincipio: boolean,
): boolean {
  const [cerca, setCerca] = useState(alPrincipio)
  const aLaVista = useLatest(onALaVista)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const near = new IntersectionObserver(
      (entries) => setCerca(entries.at(-1)?.isIntersecting ?? false),
      { root: raiz, rootMargin: '60% 0%' },
    )
    // The middle of the visible part.
    const inView = new IntersectionObserver(
      (entries) => entries.at(-1)?.isIntersecting && aLaVista.current(),
      { root: raiz, rootMargin: '-45% 0%' },
    )
    near.observe(element)
    inView.observe(element)
    return () => {
      near.disconnect()
      inView.disconnect()
    }
  }, [ref, raiz, aLaVista])
  return cerca
}
