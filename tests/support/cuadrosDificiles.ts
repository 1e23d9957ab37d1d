import { create } from 'qrcode'

import { ALTO, ANCHO } from './camara.ts'

/** A QR code in front of a camera: its width, its angle, and the defect of the picture. */
export type Vista = {
  lado: number
  /** Turn in radians, and the share by which the lower edge is nearer than the upper. */
  giro: number
  cerca: number
  mal: 'borroso' | 'ruido' | 'palido' | undefined
}

const LADOS = [220, 280, 340, 430, 520]
const TORCIDAS = [
  { giro: 0, cerca: 0 },
  { giro: 0.12, cerca: 0.12 },
  { giro: 0.3, cerca: 0.25 },
]

/**
 * Five sizes, three tilts, three faults: codes as trembling hands, dirty lenses and dim rooms show
 * them.
 */
export const DIFICILES: Vista[] = LADOS.flatMap((lado) =>
  TORCIDAS.flatMap((torcida) =>
    (['borroso', 'ruido', 'palido'] as const).map((mal) => ({ lado, ...torcida, mal })),
  ),
)

const BORDE = 4
const FONDO = 90

/** The camera's picture, in luma. */
export function cuadroDe(text: string, { lado, giro, cerca, mal }: Vista): Uint8Array {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules
  const modulos = size + 2 * BORDE
  const [oscuro, claro] = mal === 'palido' ? [96, 150] : [24, 226]
  const [cos, sin] = [Math.cos(giro), Math.sin(giro)]
  const lumaAt = (x: number, y: number) => {
    const [right, down] = [x - ANCHO / 2, y - ALTO / 2]
    const v = down * cos - right * sin
    const lejos = 1 + (cerca * v) / lado
    const [column, row] = [right * cos + down * sin, v].map((at) =>
      Math.floor((at / lejos / lado + 0.5) * modulos),
    ) as [number, number]
    if (column < 0 || row < 0 || column >= modulos || row >= modulos) return FONDO
    const [c, r] = [column - BORDE, row - BORDE]
    return c >= 0 && r >= 0 && c < size && r < size && data[r * size + c] ? oscuro : claro
  }
  const seen = new Uint8Array(ANCHO * ALTO)
  for (let y = 0; y < ALTO; y++)
    for (let x = 0; x < ANCHO; x++)
      // Each point is the mean of its area.
      seen[y * ANCHO + x] =
        (lumaAt(x + 0.25, y + 0.25) +
          lumaAt(x + 0.75, y + 0.25) +
          lumaAt(x + 0.25, y + 0.75) +
          lumaAt(x + 0.75, y + 0.75)) /
        4
  if (mal === 'borroso') return suavizado(suavizado(seen))
  return mal === 'ruido' ? conRuido(seen) : seen
}

/** Each point becomes the mean of three by three points. */
function suavizado(luma: Uint8Array): Uint8Array {
  const soft = luma.slice()
  for (let y = 1; y < ALTO - 1; y++)
    for (let x = 1; x < ANCHO - 1; x++) {
      let sum = 0
      for (let dy = -1; dy <= 1; dy++)
        for (let dx = -1; dx <= 1; dx++) sum += luma[(y + dy) * ANCHO + x + dx] ?? 0
      soft[y * ANCHO + x] = sum / 9
    }
  return soft
}

const GRANO = 110

/** Grain of a picture, the same in every run. */
const conRuido = (luma: Uint8Array): Uint8Array =>
  luma.map((value, at) => {
    const grain = ((Math.imul(at + 1, 2_654_435_761) >>> 13) & 1023) / 1023 - 0.5
    return Math.min(255, Math.max(0, value + grain * GRANO))
  })

/**
 * Place of a picture's number, beside the square in which codes are searched: six bits, one below
 * the other.
 */
export const SENIA = { x: 40, ancho: 120, bits: 6 }

export function numerado(luma: Uint8Array, numero: number): Uint8Array {
  const marked = luma.slice()
  for (let y = 0; y < ALTO; y++) {
    const bit = (numero >> Math.floor((y * SENIA.bits) / ALTO)) & 1
    marked.fill(bit ? 235 : 16, y * ANCHO + SENIA.x, y * ANCHO + SENIA.x + SENIA.ancho)
  }
  return marked
}
