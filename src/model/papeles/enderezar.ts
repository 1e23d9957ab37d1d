/** A place on a picture, as parts of its width and height: 0 to 1. */
export type Punto = { x: number; y: number }

/** The corners of a sheet on a photo, as they follow one another around it: the first is above and to the left. */
export type Esquinas = readonly [Punto, Punto, Punto, Punto]

/** Colours as a canvas has them, four bytes a pixel. */
export type Colores = { data: Uint8ClampedArray<ArrayBuffer>; width: number; height: number }

/** Corners if none were found: those of the photo, slightly inside. */
export const A_MANO: Esquinas = [
  { x: 0.08, y: 0.08 },
  { x: 0.92, y: 0.08 },
  { x: 0.92, y: 0.92 },
  { x: 0.08, y: 0.92 },
]

/** Minimum side in pixels: a smaller sheet could not be read. */
const LADO_MINIMO = 0.05

const giroEn = (a: Punto, b: Punto, c: Punto) =>
  (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x)

/** True if these can be the corners of a sheet: no two at the same place, and a convex shape. */
export function esHoja([a, b, c, d]: Esquinas): boolean {
  const minimo = LADO_MINIMO * LADO_MINIMO
  return [giroEn(a, b, c), giroEn(b, c, d), giroEn(c, d, a), giroEn(d, a, b)].every(
    (giro) => giro > minimo,
  )
}

/** Maps a place on the straightened sheet (0 to 1) to the photo (Heckbert 1989). */
type Homografia = { x: Fila; y: Fila; w: Fila }
type Fila = { u: number; v: number; uno: number }

export function homografiaHacia([a, b, c, d]: Esquinas): Homografia {
  const suma = { x: a.x - b.x + c.x - d.x, y: a.y - b.y + c.y - d.y }
  const u = { x: b.x - c.x, y: b.y - c.y }
  const v = { x: d.x - c.x, y: d.y - c.y }
  const det = u.x * v.y - u.y * v.x
  const w = {
    u: (suma.x * v.y - suma.y * v.x) / det,
    v: (u.x * suma.y - u.y * suma.x) / det,
    uno: 1,
  }
  const fila = (de: 'x' | 'y') => ({
    u: b[de] - a[de] + w.u * b[de],
    v: d[de] - a[de] + w.v * d[de],
    uno: a[de],
  })
  return { x: fila('x'), y: fila('y'), w }
}

export function llevado({ x, y, w }: Homografia, u: number, v: number): Punto {
  const en = (fila: Fila) => fila.u * u + fila.v * v + fila.uno
  const lejos = en(w)
  return { x: en(x) / lejos, y: en(y) / lejos }
}

/** Size of the straightened sheet: its nearest side keeps its resolution, and no pixels are invented. */
export function medidaDeHoja(
  [a, b, c, d]: Esquinas,
  { width, height }: Pick<Colores, 'width' | 'height'>,
): { ancho: number; alto: number } {
  const largo = (from: Punto, to: Punto) =>
    Math.hypot((from.x - to.x) * width, (from.y - to.y) * height)
  const mayor = (...largos: number[]) => Math.max(1, Math.round(Math.max(...largos)))
  return { ancho: mayor(largo(a, b), largo(d, c)), alto: mayor(largo(a, d), largo(b, c)) }
}

/** The sheet between these corners, as if photographed from straight above. */
export function enderezada(foto: Colores, esquinas: Esquinas): Colores {
  const { width, height } = foto
  const { ancho, alto } = medidaDeHoja(esquinas, foto)
  const hacia = homografiaHacia(esquinas)
  const data = new Uint8ClampedArray(ancho * alto * 4)
  for (let y = 0; y < alto; y += 1)
    for (let x = 0; x < ancho; x += 1) {
      const on = llevado(hacia, (x + 0.5) / ancho, (y + 0.5) / alto)
      mezclar(foto, on.x * width - 0.5, on.y * height - 0.5, data, (y * ancho + x) * 4)
    }
  return { data, width: ancho, height: alto }
}

/** The colour between four pixels; outside the picture the edge's colour continues. */
function mezclar(
  { data, width, height }: Colores,
  x: number,
  y: number,
  a: Uint8ClampedArray<ArrayBuffer>,
  en: number,
): void {
  const dentroX = Math.max(0, Math.min(width - 1, x))
  const dentroY = Math.max(0, Math.min(height - 1, y))
  const [x0, y0] = [Math.floor(dentroX), Math.floor(dentroY)]
  const [fx, fy] = [dentroX - x0, dentroY - y0]
  const [x1, y1] = [Math.min(width - 1, x0 + 1), Math.min(height - 1, y0 + 1)]
  const [p, q, r, s] = [
    (y0 * width + x0) * 4,
    (y0 * width + x1) * 4,
    (y1 * width + x0) * 4,
    (y1 * width + x1) * 4,
  ]
  for (let n = 0; n < 4; n += 1) {
    const arriba = (data[p + n] ?? 0) * (1 - fx) + (data[q + n] ?? 0) * fx
    const abajo = (data[r + n] ?? 0) * (1 - fx) + (data[s + n] ?? 0) * fx
    a[en + n] = arriba * (1 - fy) + abajo * fy
  }
}
