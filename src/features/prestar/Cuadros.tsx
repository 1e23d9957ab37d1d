import { useEffect, useRef } from 'react'

import { emisor } from '#contract/encargo/cuadros.ts'
import { reportBug } from '#local/bases/open.ts'

import '#piezas/encargo/encargo.css'
import { qrDeDigitos } from '#qr/qrDeDigitos.ts'
import { ladoDeQr } from '#ui/ladoDeQr.ts'

import { texts } from './texts.ts'

type Props = { sobre: Uint8Array<ArrayBuffer>; porSegundo: number }

/** White margin of a code, in modules. */
const BLANCO = 4
const LARGEST = 438
const MARGEN = 4

/** The frames of a transfer, repeated without end. A screen reader announces them once. */
export function Cuadros({ sobre, porSegundo }: Props) {
  const lienzo = useRef<HTMLCanvasElement>(null)
  /** Number of the next frame; it is kept when the pace changes. */
  const numero = useRef(0)
  useEffect(() => {
    let left = false
    let timer: ReturnType<typeof setInterval> | undefined
    void emisor(sobre)
      .then((mostrar) => {
        if (left) return
        const uno = () => {
          if (lienzo.current) dibujar(lienzo.current, mostrar(numero.current))
          numero.current += 1
        }
        uno()
        timer = setInterval(uno, 1000 / porSegundo)
      })
      .catch(reportBug)
    return () => {
      left = true
      clearInterval(timer)
    }
  }, [sobre, porSegundo])
  return (
    <div className="codigo-en-blanco">
      <canvas ref={lienzo}>{texts.cuadros}</canvas>
    </div>
  )
}

/** One pixel for each module: the browser enlarges them without smoothing. */
function dibujar(canvas: HTMLCanvasElement, digitos: string): void {
  const { size, dark } = qrDeDigitos(digitos)
  const side = size + 2 * BLANCO
  if (canvas.width !== side) {
    const box = Math.min(document.body.clientWidth - 2 * MARGEN, LARGEST)
    canvas.width = side
    canvas.height = side
    canvas.style.width = `${(ladoDeQr(size, box) * side) / size}px`
  }
  const context = canvas.getContext('2d')
  const picture = context?.createImageData(side, side)
  if (!context || !picture) return
  picture.data.fill(255)
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++)
      if (dark[y * size + x]) picture.data.set([0, 0, 0], ((y + BLANCO) * side + x + BLANCO) * 4)
  context.putImageData(picture, 0, 0)
}
