import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'

import type { Esquinas, Punto } from '#model/papeles/enderezar.ts'

import { texts } from './nuevaTexts.ts'

type Props = {
  foto: Blob
  /** Undefined while the phone is looking for the corners. */
  esquinas: Esquinas | undefined
  onMover: (esquinas: Esquinas) => void
}

/** Reading order of the corners. In `Esquinas` they are stored in order around the sheet. */
const EN_ORDEN = [0, 1, 3, 2] as const

const PASO = 2
const PASO_LARGO = 20
/** Pause after the last key before a screen reader announces the corner's position. */
const PAUSA = 700

const LUPA = 116
const AUMENTO = 2.5

/** A photo with the four corners of its sheet. Each corner moves with a finger, a mouse or the arrow keys. */
export function EsquinasDeFoto({ foto, esquinas, onMover }: Props) {
  const [vista, setVista] = useState<{ direccion: string; lados: number }>()
  const { lados, direccion } = vista ?? {}
  // Object URL of the photo, released when the picture is removed from the page.
  const dibujada = useCallback(
    (img: HTMLImageElement) => {
      const made = URL.createObjectURL(foto)
      img.setAttribute('src', made)
      return () => URL.revokeObjectURL(made)
    },
    [foto],
  )
  const marco = useRef<HTMLDivElement>(null)
  const { tomada, tomar, llevar, soltar } = useArrastre(marco, esquinas, onMover)
  const [teclas, dicho] = useTeclas(marco, esquinas, onMover)
  const llevada = tomada && esquinas?.[tomada.n]
  return (
    <>
      <div
        ref={marco}
        className="foto-con-esquinas"
        style={
          lados === undefined
            ? {}
            : { aspectRatio: String(lados), width: `min(100cqw, calc(100cqh * ${lados}))` }
        }
      >
        <img
          ref={dibujada}
          alt={texts.laFoto}
          draggable={false}
          onLoad={({ currentTarget: { src, naturalWidth, naturalHeight } }) =>
            setVista({ direccion: src, lados: naturalWidth / naturalHeight })
          }
        />
        {esquinas && lados !== undefined && (
          <>
            <Contorno esquinas={esquinas} />
            {EN_ORDEN.map((n) => (
              <button
                key={n}
                type="button"
                className={tomada?.n === n ? 'esquina-de-foto esquina-llevada' : 'esquina-de-foto'}
                aria-label={texts.esquina[n]}
                style={{ left: `${esquinas[n].x * 100}%`, top: `${esquinas[n].y * 100}%` }}
                onKeyDown={(event) => teclas(event, n)}
                onPointerDown={(event) => tomar(event, n)}
                onPointerMove={(event) => llevar(event, n)}
                onLostPointerCapture={soltar}
              />
            ))}
          </>
        )}
      </div>
      {tomada && llevada && direccion !== undefined && (
        <Lupa foto={direccion} tomada={tomada} en={llevada} />
      )}
      <output className="oculto">{dicho}</output>
    </>
  )
}

type Marco = RefObject<HTMLDivElement | null>

/** The corner under a finger, and the size at which the photo is shown. */
type Tomada = { n: number; de: Punto; ancho: number; alto: number }

function useArrastre(marco: Marco, esquinas: Props['esquinas'], onMover: Props['onMover']) {
  const [tomada, setTomada] = useState<Tomada>()

  /** Position of the pointer on the photo, from 0 to 1. */
  function enFoto({ clientX, clientY }: PointerEvent): Punto {
    const { left, top, width, height } = marco.current?.getBoundingClientRect() ?? new DOMRect()
    return { x: (clientX - left) / width, y: (clientY - top) / height }
  }

  function tomar(event: PointerEvent<HTMLButtonElement>, n: number): void {
    const { width: ancho = 0, height: alto = 0 } = marco.current?.getBoundingClientRect() ?? {}
    const { x, y } = enFoto(event)
    const esquina = esquinas?.[n]
    if (!esquina) return
    event.currentTarget.setPointerCapture(event.pointerId)
    // Distance from the touch to the corner. It is kept during the move, so the corner does not jump under the finger.
    setTomada({ n, de: { x: x - esquina.x, y: y - esquina.y }, ancho, alto })
  }

  function llevar(event: PointerEvent, n: number): void {
    if (tomada?.n !== n || !esquinas) return
    const { x, y } = enFoto(event)
    onMover(conOtra(esquinas, n, enLaFoto({ x: x - tomada.de.x, y: y - tomada.de.y })))
  }

  return { tomada, tomar, llevar, soltar: () => setTomada(undefined) }
}

/** Moves a corner with the arrow keys; its position is announced when it rests. */
function useTeclas(marco: Marco, esquinas: Props['esquinas'], onMover: Props['onMover']) {
  const [dicho, decir] = useDicho()
  function teclas(event: KeyboardEvent, n: number): void {
    const [dx, dy] = FLECHAS[event.key] ?? [0, 0]
    const esquina = esquinas?.[n]
    const { width, height } = marco.current?.getBoundingClientRect() ?? {}
    if ((dx === 0 && dy === 0) || !esquina || !width || !height) return
    event.preventDefault()
    const paso = event.shiftKey ? PASO_LARGO : PASO
    const a = enLaFoto({
      x: esquina.x + (dx * paso) / width,
      y: esquina.y + (dy * paso) / height,
    })
    onMover(conOtra(esquinas, n, a))
    decir(texts.puntaEn(Math.round(a.x * 100), Math.round(a.y * 100)))
  }
  return [teclas, dicho] as const
}

/** The surroundings of a corner, enlarged, in a part of the screen away from the finger. */
function Lupa({ foto, tomada, en }: { foto: string; tomada: Tomada; en: Punto }) {
  const ancho = tomada.ancho * AUMENTO
  const alto = tomada.alto * AUMENTO
  return (
    <i
      className="lupa-de-esquina"
      style={{
        [en.x < 0.5 ? 'right' : 'left']: 16,
        [en.y < 0.5 ? 'bottom' : 'top']: 16,
        width: LUPA,
        height: LUPA,
        backgroundImage: `url(${foto})`,
        backgroundSize: `${ancho}px ${alto}px`,
        backgroundPosition: `${LUPA / 2 - en.x * ancho}px ${LUPA / 2 - en.y * alto}px`,
      }}
    />
  )
}

const enLaFoto = ({ x, y }: Punto): Punto => ({
  x: Math.max(0, Math.min(1, x)),
  y: Math.max(0, Math.min(1, y)),
})

const FLECHAS: Partial<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

function conOtra([a, b, c, d]: Esquinas, n: number, otra: Punto): Esquinas {
  return [n === 0 ? otra : a, n === 1 ? otra : b, n === 2 ? otra : c, n === 3 ? otra : d]
}

/** Darkens the photo outside the sheet and draws the sheet's edge. */
function Contorno({ esquinas }: { esquinas: Esquinas }) {
  const puntos = esquinas.map(({ x, y }) => `${x * 100} ${y * 100}`).join('L')
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path className="fuera-de-la-hoja" fillRule="evenodd" d={`M0 0H100V100H0ZM${puntos}Z`} />
      <path className="borde-claro" d={`M${puntos}Z`} />
      <path className="borde-de-la-hoja" d={`M${puntos}Z`} />
    </svg>
  )
}

/** The latest announcement for screen readers, set once no other follows for a moment. */
function useDicho() {
  const [dicho, setDicho] = useState('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const decir = (text: string) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setDicho(text), PAUSA)
  }
  return [dicho, decir] as const
}
