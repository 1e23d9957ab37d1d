import type { Colores, Esquinas } from '#model/papeles/enderezar.ts'
import type { Gris } from '#model/papeles/luces.ts'

/** A photo of a sheet on a table: each number gives another sheet, table, light and hand. */
export type ComoHoja = {
  /** Distance from straight above: the share by which the far side is shorter. */
  inclinada?: number
  /** Turned by this many degrees to either side. */
  girada?: number
  /** The table is nearly as light as the sheet. */
  mesaClara?: true
  /** A thumb holds the sheet at a side. */
  conDedo?: true
  /** Blur, in pixels. */
  borrosa?: number
  luz?: number
}

const ANCHO = 480
const ALTO = 640

/** The table in grey, with or without things on it. */
export function mesa(n: number, como: { lisa?: true } = {}): Gris {
  return pintada(azarDe(n + 77), como.lisa ? 0 : 14, () => undefined)
}

/** A sheet, and the places of its corners. */
export function hojaEnPerspectiva(
  n: number,
  como: ComoHoja = {},
): { picture: Gris; esquinas: Esquinas } {
  const azar = azarDe(n + 1)
  const esquinas = esquinasAlAzar(azar, como)
  const hacia = haciaLaHoja(esquinas)
  const papel = 215 + azar() * 25
  const tinta = 30 + azar() * 60
  const renglon = 0.018 + azar() * 0.012
  const largos = Array.from({ length: 60 }, () => 0.25 + azar() * 0.62)
  const dedo = { x: 0.35 + azar() * 0.3, y: 1.02 }
  const fondo = como.mesaClara ? papel - 45 - azar() * 25 : 35 + azar() * 95
  const picture = pintada(azar, 14, (x, y) => {
    const { u, v } = hacia(x, y)
    if (como.conDedo && (u - dedo.x) ** 2 + ((v - dedo.y) * 0.8) ** 2 < 0.006) return 120
    // The sheet casts a shadow on the table at two of its sides.
    if (u < 0 || v < 0 || u > 1 || v > 1)
      return u > 0.01 && v > 0.01 && u < 1.015 && v < 1.012 ? fondo * 0.7 : fondo
    const linea = Math.floor(v / renglon)
    const conTinta = v > 0.06 && v < 0.9 && v % renglon < renglon * 0.45
    const escrita = conTinta && u > 0.08 && u < 0.08 + (largos[linea % 60] ?? 0)
    return escrita && (Math.floor(u * 173) * 31 + linea * 17) % 5 < 3 ? tinta : papel
  })
  return { picture: vista(picture, como), esquinas }
}

function esquinasAlAzar(azar: () => number, { inclinada = 0, girada = 0 }: ComoHoja): Esquinas {
  const giro = (azar() < 0.5 ? -1 : 1) * girada * (Math.PI / 180)
  const [coseno, seno] = [Math.cos(giro), Math.sin(giro)]
  const alto = ALTO * (0.3 + azar() * 0.08) * (girada > 20 ? 0.8 : 1)
  const ancho = alto * (0.68 + azar() * 0.06)
  const [cx, cy] = [ANCHO * (0.47 + azar() * 0.06), ALTO * (0.47 + azar() * 0.06)]
  const en = (x: number, y: number) => {
    const corto = 1 - (inclinada * (1 - y)) / 2
    const [px, py] = [x * ancho * corto, y * alto * (1 - inclinada / 3)]
    return { x: (cx + px * coseno - py * seno) / ANCHO, y: (cy + px * seno + py * coseno) / ALTO }
  }
  return [en(-1, -1), en(1, -1), en(1, 1), en(-1, 1)]
}

/** Wood, a light from one side, the grain of a cheap camera, and things on the table. */
function pintada(
  azar: () => number,
  veta: number,
  encima: (x: number, y: number) => number | undefined,
): Gris {
  const fondo = 60 + azar() * 60
  const [onda, fase] = [0.02 + azar() * 0.05, azar() * 6]
  const [haciaX, haciaY] = [azar() - 0.5, azar() - 0.5]
  const sombra = azar() * 0.35
  const grano = 3 + azar() * 5
  const gris = new Uint8Array(ANCHO * ALTO)
  for (let y = 0; y < ALTO; y += 1)
    for (let x = 0; x < ANCHO; x += 1) {
      const cosa = encima(x + 0.5, y + 0.5) ?? fondo
      const madera = Math.sin(x * onda + fase + Math.sin(y * 0.02) * 2) * (cosa < 150 ? veta : 0)
      const luz = 1 - sombra * (0.5 + haciaX * (x / ANCHO - 0.5) + haciaY * (y / ALTO - 0.5))
      const value = (cosa + madera) * luz + (azar() - 0.5) * 2 * grano
      gris[y * ANCHO + x] = Math.max(0, Math.min(250, value))
    }
  return { gris, ancho: ANCHO, alto: ALTO }
}

/** The sheet as a camera sees it: out of focus, with less light. */
function vista({ gris, ancho, alto }: Gris, { borrosa = 0, luz = 1 }: ComoHoja): Gris {
  let seen: Uint8Array = gris
  for (let times = 0; times < borrosa; times += 1) {
    const antes = seen
    seen = antes.map((_value, at) => {
      let sum = 0
      for (const on of [-ancho, -1, 0, 1, ancho]) sum += antes[at + on] ?? antes[at] ?? 0
      return sum / 5
    })
  }
  return { gris: seen.map((value) => value * luz), ancho, alto }
}

/**
 * Maps a pixel to its place on the sheet (0 to 1): computes by elimination the eight numbers that map the corners to
 * the unit square. The portal computes them in another way, so that the two can be compared.
 */
function haciaLaHoja(esquinas: Esquinas) {
  const metas = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ] as const
  const filas = esquinas.flatMap(({ x, y }, n) => {
    const [u, v] = metas[n] ?? [0, 0]
    const [px, py] = [x * ANCHO, y * ALTO]
    return [
      [px, py, 1, 0, 0, 0, -u * px, -u * py, u],
      [0, 0, 0, px, py, 1, -v * px, -v * py, v],
    ]
  })
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = resueltas(filas)
  return (x: number, y: number) => {
    const w = g * x + h * y + 1
    return { u: (a * x + b * y + c) / w, v: (d * x + e * y + f) / w }
  }
}

/** Gauss elimination with the largest pivot. */
function resueltas(filas: number[][]): number[] {
  const at = (row: number, column: number) => filas[row]?.[column] ?? 0
  for (let n = 0; n < filas.length; n += 1) {
    let pivot = n
    for (let row = n + 1; row < filas.length; row += 1)
      if (Math.abs(at(row, n)) > Math.abs(at(pivot, n))) pivot = row
    const [one, other] = [filas[n], filas[pivot]]
    if (!one || !other) throw new Error('no such row')
    ;[filas[n], filas[pivot]] = [other, one]
    for (let row = 0; row < filas.length; row += 1)
      if (row !== n) {
        const times = at(row, n) / at(n, n)
        filas[row] = (filas[row] ?? []).map((value, column) => value - times * at(n, column))
      }
  }
  return filas.map((fila, n) => (fila[8] ?? 0) / (fila[n] ?? 1))
}

/** A sheet whose colours tell the place on it: red to the right, green downwards. */
export function carta(n: number, como: ComoHoja): { foto: Colores; esquinas: Esquinas } {
  const esquinas = esquinasAlAzar(azarDe(n + 1), como)
  const hacia = haciaLaHoja(esquinas)
  const data = new Uint8ClampedArray(ANCHO * ALTO * 4)
  for (let y = 0; y < ALTO; y += 1)
    for (let x = 0; x < ANCHO; x += 1) {
      const { u, v } = hacia(x + 0.5, y + 0.5)
      data.set([u * 255, v * 255, 0, 255], (y * ANCHO + x) * 4)
    }
  return { foto: { data, width: ANCHO, height: ALTO }, esquinas }
}

/** Random numbers, the same for the same start. */
function azarDe(start: number): () => number {
  let state = start * 2_654_435_761
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 374_761_393) | 0
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32
  }
}
