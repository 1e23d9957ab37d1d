// All readers of codes on the same pictures of a camera, with the portal's ways of looking.
import { decodeQR } from 'qr/decode.js'

import { cuadroDe } from '#piezas/camara/cuadros.ts'

import { qrDeImagen } from '../../../workers/qrDeImagen.ts'
import { prepararQrFuerte } from '../../../workers/qrFuerte.ts'

/** Looks at each picture: the portal's four ways. */
const MIRADAS = 4

/**
 * For each picture, by its number: the looks in which each reader found the text, and the time of
 * the first one.
 */
export type Leidos = Record<number, Record<string, { leyo: boolean[]; ms: number }>>

type Pedido = {
  desde: number
  hasta: number
  segundos: number
  text: string
  senia: { x: number; ancho: number; bits: number }
}

async function leerTodos({ desde, hasta, segundos, text, senia }: Pedido): Promise<Leidos> {
  const fuerte = await prepararQrFuerte()
  const lectores = {
    'zxing-wasm': async (...picture: Parameters<typeof fuerte>) => (await fuerte(...picture))[0],
    '@zxing/browser': qrDeImagen,
    qr: (data: Uint8ClampedArray, width: number, height: number) => {
      try {
        return decodeQR({ data, width, height })
      } catch {
        return undefined
      }
    },
  }
  const video = document.querySelector('video')
  if (!video) throw new Error('There is no video.')
  video.srcObject = await navigator.mediaDevices.getUserMedia({
    video: { width: { exact: 1280 }, height: { exact: 720 } },
  })
  await video.play()
  const numeroDe = lectorDeSenia(video, senia)
  const leidos: Leidos = {}
  const end = performance.now() + 1000 * segundos
  while (Object.keys(leidos).length <= hasta - desde) {
    if (performance.now() > end)
      throw new Error(`Only ${Object.keys(leidos).length} pictures came in ${segundos} s.`)
    await new Promise<void>((seen) => video.requestVideoFrameCallback(() => seen()))
    const numero = numeroDe()
    if (numero < desde || numero > hasta || leidos[numero]) continue
    const cuadros = Array.from({ length: MIRADAS }, () => cuadroDe(video))
    if (numeroDe() !== numero) continue
    const suyo: Leidos[number] = {}
    for (const [name, leer] of Object.entries(lectores)) {
      const leyo: boolean[] = []
      let ms = Number.NaN
      for (const cuadro of cuadros) {
        if (!cuadro) throw new Error('The camera shows nothing.')
        const begun = performance.now()
        leyo.push((await leer(cuadro.data, cuadro.width, cuadro.height)) === text)
        ms = Number.isNaN(ms) ? performance.now() - begun : ms
      }
      suyo[name] = { leyo, ms }
    }
    leidos[numero] = suyo
  }
  return leidos
}

function lectorDeSenia(video: HTMLVideoElement, { x, ancho, bits }: Pedido['senia']) {
  const canvas = new OffscreenCanvas(1, bits).getContext('2d', { willReadFrequently: true })
  if (!canvas) throw new Error('There is no canvas.')
  return () => {
    canvas.drawImage(video, x + ancho / 4, 0, ancho / 2, video.videoHeight, 0, 0, 1, bits)
    const { data } = canvas.getImageData(0, 0, 1, bits)
    return Array.from(
      { length: bits },
      (_, bit) => Number((data[bit * 4] ?? 0) > 128) << bit,
    ).reduce((sum, bit) => sum + bit)
  }
}

Object.assign(globalThis, { leerTodos })
