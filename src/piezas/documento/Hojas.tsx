import { useEffect, useRef, useState } from 'react'

import type { Archivo } from '#local/archivo.ts'
import { useLatest } from '#ui/useLatest.ts'

import { Desplazable } from '../Desplazable.tsx'
import type { DocumentoAbierto, Medida } from './lector.ts'
import { Lienzo } from './Lienzo.tsx'
import { SinLector } from './SinLector.tsx'
import { texts } from './texts.ts'
import { Trayendo } from './Trayendo.tsx'
import type { Zoom } from './useZoom.ts'

type Props = {
  archivo: Archivo
  zoom: Zoom
  /** The page in view, of how many. */
  onPagina: (n: number, de: number) => void
  /** It can be downloaded here, too. */
  seDescarga: boolean
}

type Leido =
  | { state: 'leyendo' }
  | { state: 'leido'; documento: DocumentoAbierto }
  | { state: 'no-se-lee' }

const MARGEN = 24

/** Pages shown here: each is an element of the page, and 1 KB of a PDF can claim a million of them. */
const TOPE = 300

/** The pages of a document under each other; only what is near the screen is drawn. */
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

/** Ctrl with + and −, and a double tap, enlarge the pages and nothing else. */
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

/** The document, read in a worker; a picture is a document of one page. */
function useLeido({ bytes, type }: Archivo): Leido {
  const [leido, setLeido] = useState<Leido>({ state: 'leyendo' })
  useEffect(() => {
    let abierto: DocumentoAbierto | undefined
    let alive = true
    const abrir = async () => {
      const { abrirPdf, abrirFoto } = await import('./lector.ts')
      const opened = await (type === 'application/pdf' ? abrirPdf(bytes) : abrirFoto(bytes, type))
      if (!alive) return opened.cerrar()
      abierto = opened
      setLeido({ state: 'leido', documento: opened })
    }
    // What it cannot read, another application may: its bytes are whole.
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
  useEffect(() => {
    if (!element) return
    const observer = new ResizeObserver(() => {
      const now = element.clientWidth
      // A bar that comes and goes is no other width.
      if (Math.abs(now - last.current) < 2) return
      last.current = now
      setAncho(now)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [element])
  return ancho
}
