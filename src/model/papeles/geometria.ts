import type { Esquinas, Punto } from './enderezar.ts'

/** A straight line: a point of it, and its direction. */
export type Recta = { punto: Punto; hacia: Punto }

const giro = (a: Punto, b: Punto, c: Punto) => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
export const distancia = (a: Punto, b: Punto) => Math.hypot(a.x - b.x, a.y - b.y)

export const lejosDe = ({ punto, hacia }: Recta, { x, y }: Punto) =>
  Math.abs((x - punto.x) * hacia.y - (y - punto.y) * hacia.x)

export const areaDe = (puntos: readonly Punto[]) =>
  puntos.reduce((sum, { x, y }, n) => {
    const next = puntos[(n + 1) % puntos.length] ?? { x, y }
    return sum + x * next.y - y * next.x
  }, 0) / 2

/** Convex hull of these points (Andrew's chain). */
export function cascoDe(puntos: readonly Punto[]): Punto[] {
  const enFila = puntos.toSorted((a, b) => a.x - b.x || a.y - b.y)
  const mitad = (fila: readonly Punto[]) => {
    const casco: Punto[] = []
    for (const punto of fila) {
      for (;;) {
        const [antes, ultimo] = [casco.at(-2), casco.at(-1)]
        if (!antes || !ultimo || giro(antes, ultimo, punto) > 0) break
        casco.pop()
      }
      casco.push(punto)
    }
    return casco.slice(0, -1)
  }
  return [...mitad(enFila), ...mitad(enFila.toReversed())]
}

/** The four of these points that enclose the largest area: for each pair, the farthest point on either side. */
export function cuatroDe(casco: readonly Punto[]): Punto[] | undefined {
  let [mejor, mayor]: [Punto[] | undefined, number] = [undefined, 0]
  for (const [n, a] of casco.entries())
    for (const [m, c] of casco.entries()) {
      if (m < n + 2) continue
      const lejano = (desde: number, hasta: number) => {
        let [cual, cuanto]: [Punto | undefined, number] = [undefined, 0]
        for (let at = desde; at < hasta; at += 1) {
          const punto = casco[at % casco.length]
          const area = punto ? Math.abs(giro(a, c, punto)) : 0
          if (area > cuanto) [cual, cuanto] = [punto, area]
        }
        return { cual, cuanto }
      }
      const [b, d] = [lejano(n + 1, m), lejano(m + 1, n + casco.length)]
      if (b.cual && d.cual && b.cuanto + d.cuanto > mayor)
        [mejor, mayor] = [[a, b.cual, c, d.cual], b.cuanto + d.cuanto]
    }
  return mejor
}

/** The line that fits these points best. */
export function rectaPor(puntos: readonly Punto[]): Recta {
  const media = (de: (punto: Punto) => number) =>
    puntos.reduce((sum, punto) => sum + de(punto), 0) / puntos.length
  const punto = { x: media(({ x }) => x), y: media(({ y }) => y) }
  const xx = media(({ x }) => (x - punto.x) ** 2)
  const yy = media(({ y }) => (y - punto.y) ** 2)
  const xy = media(({ x, y }) => (x - punto.x) * (y - punto.y))
  const angulo = Math.atan2(2 * xy, xx - yy) / 2
  return { punto, hacia: { x: Math.cos(angulo), y: Math.sin(angulo) } }
}

export function cruce(una: Recta, otra: Recta): Punto {
  const { punto: p, hacia: u } = una
  const { punto: q, hacia: v } = otra
  const t = ((q.x - p.x) * v.y - (q.y - p.y) * v.x) / (u.x * v.y - u.y * v.x)
  return { x: p.x + t * u.x, y: p.y + t * u.y }
}

/** Sorts corners clockwise, from the top left one. */
export function enOrden(puntos: readonly Punto[]): Esquinas | undefined {
  const primero = puntos.reduce(
    (mejor, { x, y }, n) => (x + y < (puntos[mejor]?.x ?? 0) + (puntos[mejor]?.y ?? 0) ? n : mejor),
    0,
  )
  const girados = [...puntos.slice(primero), ...puntos.slice(0, primero)]
  const [a, b, c, d] =
    areaDe(girados) > 0 ? girados : [girados[0], ...girados.slice(1).toReversed()]
  return a && b && c && d && [a, b, c, d]
}
