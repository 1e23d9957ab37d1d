import type { Esquinas, Punto } from './enderezar.ts'
import { type Recta, distancia, lejosDe, rectaPor } from './geometria.ts'
import type { Gris } from './luces.ts'

/** Distance in pixels at which a point still belongs to a straight side. */
const CERCA = 1.6
/** Part of a side's ends that is ignored: corners are bent, rounded, or held by a finger. */
const PUNTA = 0.08

/** `visto`: the visible share of the side. */
export type Lado = Recta & { visto: number }

/** Straight side of the border between two corners; undefined if hardly any of it is visible. */
export function ladoDe(borde: readonly Punto[], desde: Punto, hasta: Punto): Lado | undefined {
  const largo = distancia(desde, hasta)
  let lado = {
    punto: desde,
    hacia: { x: (hasta.x - desde.x) / largo, y: (hasta.y - desde.y) / largo },
  }
  const enMedio = borde.filter(({ x, y }) => {
    const parte =
      ((x - desde.x) * (hasta.x - desde.x) + (y - desde.y) * (hasta.y - desde.y)) / largo
    return parte > PUNTA * largo && parte < (1 - PUNTA) * largo
  })
  let suyos: Punto[] = []
  // The first corners are pixels of the rough border; points near the first line make the second.
  for (const cerca of [Math.max(3, largo * 0.03), 2 * CERCA, CERCA]) {
    const recta = lado
    suyos = enMedio.filter((punto) => lejosDe(recta, punto) < cerca)
    if (suyos.length < 8) return undefined
    lado = rectaPor(suyos)
  }
  const enLoLargo = Math.max(Math.abs(hasta.x - desde.x), Math.abs(hasta.y - desde.y))
  return { ...lado, visto: Math.min(1, suyos.length / (enLoLargo * (1 - 2 * PUNTA))) }
}

const ANCHO_DEL_BORDE = 7
const MUESTRAS = 80

/** The side at the steepest change of brightness, near a line between two corners. */
export function ladoFino({ gris, ancho, alto }: Gris, desde: Punto, hasta: Punto): Recta {
  const largo = distancia(desde, hasta)
  const [nx, ny] = [(desde.y - hasta.y) / largo, (hasta.x - desde.x) / largo]
  const luz = (x: number, y: number) => {
    const [dentroX, dentroY] = [
      Math.max(0, Math.min(ancho - 1, Math.floor(x))),
      Math.max(0, Math.min(alto - 1, Math.floor(y))),
    ]
    return gris[dentroY * ancho + dentroX] ?? 0
  }
  const puntos: Punto[] = []
  for (let n = 0; n < MUESTRAS; n += 1) {
    const parte = PUNTA + ((1 - 2 * PUNTA) * n) / MUESTRAS
    const [x, y] = [desde.x + (hasta.x - desde.x) * parte, desde.y + (hasta.y - desde.y) * parte]
    let [mejor, donde] = [0, 0]
    for (let k = -ANCHO_DEL_BORDE; k <= ANCHO_DEL_BORDE; k += 0.5) {
      // Two pixels on either side, because a single one may be grain.
      const sube =
        luz(x + nx * (k + 0.5), y + ny * (k + 0.5)) +
        luz(x + nx * (k + 1.5), y + ny * (k + 1.5)) -
        luz(x + nx * (k - 0.5), y + ny * (k - 0.5)) -
        luz(x + nx * (k - 1.5), y + ny * (k - 1.5))
      if (sube > mejor) [mejor, donde] = [sube, k]
    }
    puntos.push({ x: x + nx * donde, y: y + ny * donde })
  }
  let recta = rectaPor(puntos)
  for (const cerca of [4, 2]) {
    const suyos = puntos.filter((punto) => lejosDe(recta, punto) < cerca)
    if (suyos.length > MUESTRAS / 4) recta = rectaPor(suyos)
  }
  return recta
}

/** Contrast between the pixels just inside and just outside, on the weakest side. */
export function contraste({ gris, ancho, alto }: Gris, esquinas: Esquinas): number {
  const luz = (x: number, y: number) =>
    x < 0 || y < 0 || x >= ancho || y >= alto
      ? undefined
      : gris[Math.floor(y) * ancho + Math.floor(x)]
  const deLado = (desde: Punto, hasta: Punto) => {
    const largo = distancia(desde, hasta)
    const [nx, ny] = [(desde.y - hasta.y) / largo, (hasta.x - desde.x) / largo]
    let [sum, cuantos] = [0, 0]
    for (let n = 0.1; n < 0.9; n += 0.02) {
      const [x, y] = [desde.x + (hasta.x - desde.x) * n, desde.y + (hasta.y - desde.y) * n]
      const [dentro, fuera] = [luz(x + nx * 4, y + ny * 4), luz(x - nx * 4, y - ny * 4)]
      cuantos += 1
      // At the edge of the photo the background is not visible.
      if (dentro !== undefined && fuera !== undefined) sum += dentro - fuera
    }
    return sum / cuantos
  }
  const [a, b, c, d] = esquinas
  return Math.min(deLado(a, b), deLado(b, c), deLado(c, d), deLado(d, a))
}
