import { expect, test } from 'vitest'

import {
  A_MANO,
  type Esquinas,
  enderezada,
  esHoja,
  homografiaHacia,
  llevado,
  medidaDeHoja,
} from '#model/papeles/enderezar.ts'
import { esquinasDe } from '#model/papeles/esquinas.ts'

import { type ComoHoja, carta, hojaEnPerspectiva, mesa } from '../../support/hojaEnPerspectiva.ts'
import { recetaFotografiada } from '../../support/recetaFotografiada.ts'
import { IS_WHOLE_SUITE } from '../../support/suite.ts'

/** Sheets, each photographed in every way. */
const CUANTAS = IS_WHOLE_SUITE ? 6 : 2
const FOTOS: Record<string, ComoHoja> = {
  derecha: {},
  girada: { girada: 12 },
  'muy girada': { girada: 30 },
  inclinada: { inclinada: 0.25, girada: 5 },
  'muy inclinada': { inclinada: 0.5, girada: 8 },
  borrosa: { borrosa: 4, girada: 6, inclinada: 0.2 },
  'con poca luz': { luz: 0.5, inclinada: 0.2 },
  'con un dedo': { conDedo: true, girada: 8 },
  'sobre una mesa clara': { mesaClara: true, inclinada: 0.2 },
}
/** Distance from the true corner that people do not notice, as a share of the photo's diagonal. */
const CERCA = 0.006
/** Minimum precision: wrong corners are worse than none. */
const PRECISION = 0.97
const RECALL = 0.95

function errorDe(halladas: Esquinas, verdaderas: Esquinas): number {
  const lejos = halladas.map(({ x, y }, n) => {
    const verdadera = verdaderas[n] ?? { x: 0, y: 0 }
    return Math.hypot((x - verdadera.x) * 480, (y - verdadera.y) * 640) / 800
  })
  return Math.max(...lejos)
}

test('the four corners of a photographed sheet are found; a photo without a sheet gives none', () => {
  const filas = Object.entries(FOTOS).map(([foto, como]) => {
    const errores: number[] = []
    for (let n = 0; n < CUANTAS; n += 1) {
      const { picture, esquinas } = hojaEnPerspectiva(n, como)
      const halladas = esquinasDe(picture)
      if (halladas) errores.push(errorDe(halladas, esquinas))
    }
    const bien = errores.filter((error) => error <= CERCA)
    return {
      foto,
      halladas: errores.length / CUANTAS,
      bien: bien.length,
      mal: errores.length - bien.length,
      error: bien.reduce((sum, error) => sum + error, 0) / bien.length,
    }
  })
  let deNada = 0
  const nada = []
  for (let n = 0; n < CUANTAS; n += 1)
    nada.push(
      mesa(n),
      mesa(n, { lisa: true }),
      recetaFotografiada(n, { llena: true }),
      recetaFotografiada(n, { escaneada: true }),
      recetaFotografiada(n, { cortada: 'abajo' }),
    )
  for (const picture of nada) if (esquinasDe(picture)) deNada += 1
  const suma = (de: (fila: (typeof filas)[number]) => number) =>
    filas.reduce((sum, fila) => sum + de(fila), 0)
  const [bien, mal] = [suma((fila) => fila.bien), suma((fila) => fila.mal) + deNada]
  const precision = bien / (bien + mal)
  const recall = bien / (filas.length * CUANTAS)
  console.table([...filas, { foto: 'ninguna hoja', mal: deNada }])
  console.table([{ precision, recall }])
  expect(precision).toBeGreaterThanOrEqual(PRECISION)
  expect(recall).toBeGreaterThanOrEqual(RECALL)
})

test('a photographed sheet is straightened with an error below one pixel', () => {
  const lejos = []
  for (const [n, como] of [
    {},
    { girada: 25 },
    { inclinada: 0.3 },
    { inclinada: 0.6, girada: 9 },
  ].entries()) {
    const { foto, esquinas } = carta(n, como)
    const hoja = enderezada(foto, esquinas)
    let peor = 0
    for (let y = 2; y < hoja.height - 2; y += 1)
      for (let x = 2; x < hoja.width - 2; x += 1) {
        const at = (y * hoja.width + x) * 4
        const [u, v] = [(x + 0.5) / hoja.width, (y + 0.5) / hoja.height]
        peor = Math.max(
          peor,
          Math.abs((hoja.data[at] ?? 0) / 255 - u) * hoja.width,
          Math.abs((hoja.data[at + 1] ?? 0) / 255 - v) * hoja.height,
        )
      }
    lejos.push({ como: JSON.stringify(como), ancho: hoja.width, alto: hoja.height, peor })
    expect(hoja.data.every((value, at) => at % 4 !== 3 || value === 255)).toBe(true)
  }
  console.table(lejos)
  // A colour has 256 steps: on 400 pixels it gives a position to about one and a half pixels.
  for (const { peor } of lejos) expect(peor).toBeLessThan(2)
})

test('the straightening maps corners to corners, and the centre to the crossing of the diagonals', () => {
  const esquinas: Esquinas = [
    { x: 0.2, y: 0.1 },
    { x: 0.7, y: 0.2 },
    { x: 0.9, y: 0.9 },
    { x: 0.1, y: 0.7 },
  ]
  const hacia = homografiaHacia(esquinas)
  const [a, b, c, d] = esquinas
  for (const [u, v, { x, y }] of [
    [0, 0, a],
    [1, 0, b],
    [1, 1, c],
    [0, 1, d],
  ] as const) {
    expect(llevado(hacia, u, v).x).toBeCloseTo(x, 12)
    expect(llevado(hacia, u, v).y).toBeCloseTo(y, 12)
  }
  const medio = llevado(hacia, 0.5, 0.5)
  for (const [p, q] of [
    [a, c],
    [b, d],
  ] as const)
    expect((q.x - p.x) * (medio.y - p.y) - (q.y - p.y) * (medio.x - p.x)).toBeCloseTo(0, 12)
})

test('four points that cross or coincide are refused as the corners of a sheet', () => {
  const [a, b, c, d] = A_MANO
  expect(esHoja(A_MANO)).toBe(true)
  expect(esHoja([b, a, c, d])).toBe(false)
  expect(esHoja([a, b, d, c])).toBe(false)
  expect(esHoja([a, a, c, d])).toBe(false)
  // Mirrored, and with one corner inside of the other three.
  expect(esHoja([b, a, d, c])).toBe(false)
  expect(esHoja([a, b, { x: 0.3, y: 0.3 }, d])).toBe(false)
})

test('a straightened sheet has as many pixels as its nearest sides have in the photo', () => {
  const esquinas: Esquinas = [
    { x: 0.3, y: 0.1 },
    { x: 0.7, y: 0.1 },
    { x: 0.9, y: 0.9 },
    { x: 0.1, y: 0.9 },
  ]
  expect(medidaDeHoja(esquinas, { width: 1000, height: 500 })).toEqual({ ancho: 800, alto: 447 })
  const { data, width, height } = enderezada(
    { data: new Uint8ClampedArray([1, 2, 3, 255]), width: 1, height: 1 },
    A_MANO,
  )
  expect([[...data], width, height]).toEqual([[1, 2, 3, 255], 1, 1])
})
