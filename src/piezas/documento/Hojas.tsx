import { useEffect, useLayoutEffect, useRef, useState } from 'react'

import type { Archivo } from '#local/archivo.ts'
import { useLatest } from '#ui/useLatest.ts'

import { Desplazable } from '../Desplazable.tsx'
import type { DocumentoAbierto, Medida } from './lector.ts'
import { Lienzo } from './Lienzo.tsx'
import { SinLector } from './SinLector.tsx'
import { texts } from './texts.ts'
import { traerLector } from './traerLector.ts'
import { Trayendo } from './Trayendo.tsx'
import type { Zoom } from './useZoom.ts'

type Props = {
  archivo: Archivo
  zoom: Zoom
  /** Called with the visible page and the number of pages. */
  onPagina: (n: number, de: number) => void
  /** True if the document can be downloaded here too. */
  seDescarga: boolean
}

type Leido =
  | { state: 'leyendo' }
  | { state: 'leido'; documento: DocumentoAbierto }
  | { state: 'no-se-lee' }

const MARGEN = 24

/** Maximum number of pages shown: each is an element, and a PDF of 1 KB can claim a million pages. */
const TOPE = 300

/** Pages of a document, one below the other. Only pages near the screen are drawn. */
export function Hojas({ archivo, zoom, onPagina, seDescarga }: Props) {
  const leido = useLeido(archivo)
  const [raiz, setRaiz] = useState<HTMLElement | null>(null)
  const ancho = useAncho(raiz)
  useGestos(raiz, zoom)
  if (leido.state === 'no-se-lee') return <SinLector seDescarga={seDescarga} />
  if (leido.state === 'leyendo') return <Trayendo />
  const { paginas, medida, hoja } = leido.documento
  const escalaDe = ({ ancho: deLaHoja }: Medida) =>
    zoom.escala === 'ancho' ? (ancho - MARGEN) / deLaHoja : zoom.escala
  return (
    <Desplazable ref={setRaiz} className="hojas" aria-label={texts.hojas}>
      {paginas > TOPE && (
        <p className="tarjeta">
          {texts.hastaAca(TOPE, paginas)} {seDescarga && texts.elRestoDescargando}
        </p>
      )}
      {raiz &&
        ancho > 0 &&
        Array.from({ length: Math.min(paginas, TOPE) }, (_, at) => (
          <Lienzo
            key={at}
            leer={() => hoja(at)}
            medida={medida}
            primera={at === 0}
            escalaDe={escalaDe}
            raiz={raiz}
            nombre={texts.hoja(at + 1, paginas)}
            salida={seDescarga ? texts.hojaDescargando : ''}
            onALaVista={() => onPagina(at + 1, paginas)}
          />
        ))}
    </Desplazable>
  )
}

/** Ctrl with + or −, and a double tap, enlarge only the pages and not the whole screen. */
function useGestos(raiz: HTMLElement | null, zoom: Zoom) {
  const latest = useLatest(zoom)
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    raiz?.addEventListener('keydown', (event) => latest.current.onKeyDown(event), { signal })
    raiz?.addEventListener('dblclick', () => latest.current.alternar(), { signal })
    return () => leaving.abort()
  }, [raiz, latest])
}

/** The document, read in a worker. A picture counts as a document of one page. */
function useLeido({ bytes, type }: Archivo): Leido {
  const [leido, setLeido] = useState<Leido>({ state: 'leyendo' })
  // In a layout effect, because the reader need not wait for the frame.
  useLayoutEffect(() => {
    let abierto: DocumentoAbierto | undefined
    let alive = true
    const abrir = async () => {
      const { abrirPdf, abrirFoto } = await traerLector()
      const opened = await (type === 'application/pdf' ? abrirPdf(bytes) : abrirFoto(bytes, type))
      if (!alive) return opened.cerrar()
      abierto = opened
      setLeido({ state: 'leido', documento: opened })
    }
    // Another application may read it: the bytes are complete.
    void abrir().catch(() => alive && setLeido({ state: 'no-se-lee' }))
    return () => {
      alive = false
      abierto?.cerrar()
    }
  }, [bytes, type])
  return leido
}

function useAncho(element: HTMLElement | null): number {
  const [ancho, setAncho] = useState(0)
  const last = useRef(0)
  // Measured before the first frame: the observer answers a frame later.
  useLayoutEffect(() => {
    if (!element) return
    last.current = element.clientWidth
    setAncho(last.current)
    const observer = new ResizeObserver(() => {
      const now = element.clientWidth
      // Ignores the change when a scroll bar appears or disappears.
      if (Math.abs(now - last.current) < 2) return
      last.current = now
      setAncho(now)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [element])
  return ancho
}
