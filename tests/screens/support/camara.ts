import { create } from 'qrcode'
import { expect, onTestFinished } from 'vitest'

import { segmentsOf } from '#qr/qrPath.ts'

const [ANCHO, ALTO] = [1280, 720]
const BORDE = 4

/** Draws a code with its quiet zone in the middle, as large as fits. */
function pintar(canvas: HTMLCanvasElement, text: string | undefined): void {
  const { width, height } = canvas
  const context = canvas.getContext('2d')
  if (!context) throw new Error('Nothing can be painted here.')
  context.fillStyle = '#282828'
  context.fillRect(0, 0, width, height)
  if (text === undefined) return
  const { size, data } = create(segmentsOf(text), { errorCorrectionLevel: 'M' }).modules
  const scale = Math.floor(Math.min(width, height) / (size + 2 * BORDE))
  const side = (size + 2 * BORDE) * scale
  const [left, top] = [(width - side) / 2, (height - side) / 2]
  context.fillStyle = '#fff'
  context.fillRect(left, top, side, side)
  context.fillStyle = '#000'
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++)
      if (data[y * size + x])
        context.fillRect(left + (x + BORDE) * scale, top + (y + BORDE) * scale, scale, scale)
}

/** Gives the phone a camera that sees this code; returns a function that shows it another code. */
export function conCamara(text?: string): (text?: string) => void {
  const canvas = Object.assign(document.createElement('canvas'), { width: ANCHO, height: ALTO })
  let shown = text
  const draw = () => pintar(canvas, shown)
  draw()
  // A canvas that never changes sends no frames.
  const drawing = setInterval(draw, 100)
  const streams: MediaStream[] = []
  onTestFinished(() => {
    clearInterval(drawing)
    for (const track of streams.flatMap((one) => one.getTracks())) track.stop()
  })
  alPedirla(() => {
    const stream = canvas.captureStream(10)
    streams.push(stream)
    return Promise.resolve(stream)
  })
  return (next) => {
    shown = next
    draw()
  }
}

/** Gives the phone a camera that the person has forbidden. */
export const sinPermiso = () =>
  alPedirla(() => Promise.reject(new DOMException('no', 'NotAllowedError')))

function alPedirla(getUserMedia: () => Promise<MediaStream>): void {
  Object.defineProperty(navigator.mediaDevices, 'getUserMedia', {
    configurable: true,
    value: getUserMedia,
  })
  onTestFinished(() => void Reflect.deleteProperty(navigator.mediaDevices, 'getUserMedia'))
}

/** A photo of a code, or of two codes side by side. */
export async function fotoDe(text: string, otro?: string): Promise<File> {
  const [uno, dos] = [text, otro].map((one) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 400, height: 400 })
    pintar(canvas, one)
    return canvas
  }) as [HTMLCanvasElement, HTMLCanvasElement]
  const width = otro === undefined ? 400 : 800
  const photo = Object.assign(document.createElement('canvas'), { width, height: 400 })
  photo.getContext('2d')?.drawImage(uno, 0, 0)
  if (otro !== undefined) photo.getContext('2d')?.drawImage(dos, 400, 0)
  const blob = await new Promise<Blob | null>((resolve) => photo.toBlob(resolve))
  return new File(blob ? [blob] : [], 'foto.png', { type: 'image/png' })
}

/** Chooses a photo as in the browser's window. */
export const elegirFoto = async (text: string) => elegirComoFoto(await fotoDe(text))

export async function elegirComoFoto(file: File): Promise<void> {
  const choose = () => document.querySelector<HTMLInputElement>('label.foto input[type=file]')
  await expect.poll(choose).not.toBeNull()
  const input = choose()
  if (!input) throw new Error('No photo can be chosen here.')
  const data = new DataTransfer()
  data.items.add(file)
  input.files = data.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}
