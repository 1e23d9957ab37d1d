import type { Gris } from '#model/papeles/luces.ts'

/** The faults and differences of a photo of a prescription. */
export type Como = {
  /** Brightness, as a share of full light. */
  luz?: number
  /** Blur, in pixels. */
  borrosa?: number
  /** A burnt spot of this radius, as a share of the longer side. */
  reflejo?: number
  cortada?: 'arriba' | 'abajo' | 'izquierda' | 'derecha'
  /** The paper fills the whole picture. */
  llena?: true
  /** White as from a scanner, without shadow or grain. */
  escaneada?: true
}

const ANCHO = 480
const ALTO = 640

/** A photo of a prescription on a table: each number gives another paper, table and light. */
export function recetaFotografiada(n: number, como: Como = {}): Gris {
  const azar = azarDe(n + 1)
  const { luz = 1, borrosa = 0, reflejo = 0, cortada, escaneada } = como
  const llena = como.llena ?? escaneada
  const fondo = 40 + azar() * 70
  const papel = escaneada ? 255 : 205 + azar() * 25
  const tinta = 20 + azar() * 50
  const giro = llena ? 0 : (azar() - 0.5) * 0.12
  const sombra = escaneada ? 0 : azar() * 0.15
  const grano = escaneada ? 0 : 2 + azar() * 4
  const [medioAncho, medioAlto] = llena
    ? [ANCHO, ALTO]
    : [ANCHO * (0.36 + azar() * 0.04), ALTO * (0.37 + azar() * 0.04)]
  const corrida = 0.3
  const x0 =
    ANCHO * (0.5 + (cortada === 'izquierda' ? -corrida : cortada === 'derecha' ? corrida : 0))
  const y0 = ALTO * (0.5 + (cortada === 'arriba' ? -corrida : cortada === 'abajo' ? corrida : 0))
  const letras = escritura(azar)
  const [brilloX, brilloY] = [x0 + (azar() - 0.5) * 100, y0 + (azar() - 0.5) * 140]
  const radio = reflejo * ALTO

  const [coseno, seno] = [Math.cos(giro), Math.sin(giro)]
  const luces = new Float32Array(ANCHO * ALTO)
  for (let y = 0; y < ALTO; y += 1)
    for (let x = 0; x < ANCHO; x += 1) {
      const u = (x - x0) * coseno + (y - y0) * seno
      const v = (y - y0) * coseno - (x - x0) * seno
      const enPapel = Math.abs(u) < medioAncho && Math.abs(v) < medioAlto
      const base = enPapel ? (letras(u, v) ? tinta : papel) : fondo
      luces[y * ANCHO + x] = base * (1 - (sombra * x) / ANCHO)
    }
  const vistas = difuminada(luces, borrosa)
  const gris = new Uint8Array(vistas.length)
  for (let at = 0; at < gris.length; at += 1) {
    const [x, y] = [(at % ANCHO) - brilloX, Math.floor(at / ANCHO) - brilloY]
    const brillo = radio === 0 ? 0 : 400 * Math.exp(-(((x * x + y * y) / radio ** 2) ** 2))
    const seVe = (vistas[at] ?? 0) * luz + brillo + (azar() - 0.5) * 2 * grano
    gris[at] = Math.max(0, Math.min(escaneada ? 255 : brillo > 60 ? 255 : 246, seVe))
  }
  return { gris, ancho: ANCHO, alto: ALTO }
}

/** Lines of words in strokes two pixels wide, in the paper's own measure. */
function escritura(azar: () => number): (u: number, v: number) => boolean {
  const alto = 14 + Math.floor(azar() * 6)
  const largos = Array.from({ length: 80 }, () => 40 + azar() * 110)
  const trazos = Array.from({ length: 997 }, () => azar() < 0.45)
  return (u, v) => {
    const linea = Math.floor((v + ALTO) / alto)
    const enLinea = (v + ALTO) % alto
    if (enLinea > alto * 0.55 || Math.abs(u) > (largos[linea % 80] ?? 0)) return false
    const letra = Math.floor((u + ANCHO) / 3) * 31 + Math.floor(enLinea / 3) * 7 + linea * 13
    return trazos[letra % 997] === true
  }
}

/** Gaussian blur, in two passes. */
function difuminada(luces: Float32Array, sigma: number): Float32Array {
  if (sigma === 0) return luces
  const radio = Math.ceil(sigma * 3)
  const pesos = Array.from({ length: radio * 2 + 1 }, (_none, n) =>
    Math.exp(-((n - radio) ** 2) / (2 * sigma * sigma)),
  )
  const total = pesos.reduce((sum, peso) => sum + peso, 0)
  const pasada = (de: Float32Array, alLado: (x: number, y: number, n: number) => number) => {
    const a = new Float32Array(de.length)
    for (let y = 0; y < ALTO; y += 1)
      for (let x = 0; x < ANCHO; x += 1) {
        let sum = 0
        for (let n = 0; n < pesos.length; n += 1)
          sum += (pesos[n] ?? 0) * (de[alLado(x, y, n - radio)] ?? 0)
        a[y * ANCHO + x] = sum / total
      }
    return a
  }
  const dentro = (value: number, max: number) => Math.max(0, Math.min(max - 1, value))
  const aLoAncho = pasada(luces, (x, y, n) => y * ANCHO + dentro(x + n, ANCHO))
  return pasada(aLoAncho, (x, y, n) => dentro(y + n, ALTO) * ANCHO + x)
}

/** Random numbers, the same for the same start. */
function azarDe(start: number): () => number {
  let state = start * 2_654_435_761
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 374_761_393) | 0
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32
  }
}
