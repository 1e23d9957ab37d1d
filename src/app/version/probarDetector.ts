import { type Detector, detectorDelNavegador } from '#live/telefono/detector.ts'
import { notarDetector } from '#live/version/aplicacion.ts'
import { qrPath } from '#qr/qrPath.ts'

/** Bytes and digits, as in the codes of cards. */
const DE_PRUEBA = { prefijo: 'prueba:', digitos: '0123456789' }
const MODULO = 8
const MARGEN = 4

/** Lets the browser's reader read a code of ours, and notes whether it did. */
export async function probarDetector(): Promise<void> {
  const detector = await detectorDelNavegador()
  notarDetector(detector !== undefined && (await lee(detector)))
}

async function lee(detector: Detector): Promise<boolean> {
  const picture = dibujado()
  const found = picture ? await detector.detect(picture).catch(() => []) : []
  return found.some(({ rawValue }) => rawValue === DE_PRUEBA.prefijo + DE_PRUEBA.digitos)
}

function dibujado(): ImageData | undefined {
  const { size, d } = qrPath(DE_PRUEBA)
  const lado = (size + 2 * MARGEN) * MODULO
  const context = new OffscreenCanvas(lado, lado).getContext('2d')
  if (!context) return undefined
  context.fillStyle = '#fff'
  context.fillRect(0, 0, lado, lado)
  context.scale(MODULO, MODULO)
  context.translate(MARGEN, MARGEN)
  context.fillStyle = '#000'
  context.fill(trazo(d))
  return context.getImageData(0, 0, lado, lado)
}

const trazo = (d: string) => new Path2D(d)
