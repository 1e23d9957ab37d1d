import type { Punto } from './enderezar.ts'
import type { Gris } from './luces.ts'

/** Reduces the picture to half its size, so that the grain of a photo is not taken for an edge. */
export function reducida({ gris, ancho, alto }: Gris): Gris {
  const [w, h] = [Math.floor(ancho / 2), Math.floor(alto / 2)]
  const menor = new Uint8Array(w * h)
  for (let y = 0; y < h; y += 1)
    for (let x = 0; x < w; x += 1) {
      const at = 2 * y * ancho + 2 * x
      menor[y * w + x] =
        ((gris[at] ?? 0) +
          (gris[at + 1] ?? 0) +
          (gris[at + ancho] ?? 0) +
          (gris[at + ancho + 1] ?? 0)) /
        4
    }
  return { gris: menor, ancho: w, alto: h }
}

/** Each pixel as the mean of the nine around it. */
export function suavizada({ gris, ancho, alto }: Gris): Gris {
  const suave = new Uint8Array(gris)
  for (let y = 1; y < alto - 1; y += 1)
    for (let x = 1; x < ancho - 1; x += 1) {
      let sum = 0
      for (let dy = -ancho; dy <= ancho; dy += ancho)
        for (let dx = -1; dx <= 1; dx += 1) sum += gris[y * ancho + x + dy + dx] ?? 0
      suave[y * ancho + x] = sum / 9
    }
  return { gris: suave, ancho, alto }
}

/** A connected region of the picture. */
export type Forma = { es: (at: number) => boolean; area: number }

/** Largest connected region of pixels brighter than this. */
export function mayorSobre({ gris, ancho, alto }: Gris, corte: number): Forma {
  const pieza = new Int32Array(gris.length)
  const pila = new Int32Array(gris.length)
  let [piezas, mayor, area] = [0, 0, 0]
  for (let from = 0; from < gris.length; from += 1) {
    if (pieza[from] !== 0 || (gris[from] ?? 0) <= corte) continue
    piezas += 1
    let [altura, suya] = [1, 0]
    pila[0] = from
    pieza[from] = piezas
    while (altura > 0) {
      altura -= 1
      suya += 1
      const at = pila[altura] ?? 0
      const x = at % ancho
      const y = (at - x) / ancho
      const tomar = (next: number) => {
        if (pieza[next] !== 0 || (gris[next] ?? 0) <= corte) return
        pieza[next] = piezas
        pila[altura] = next
        altura += 1
      }
      if (x > 0) tomar(at - 1)
      if (x < ancho - 1) tomar(at + 1)
      if (y > 0) tomar(at - ancho)
      if (y < alto - 1) tomar(at + ancho)
    }
    if (suya > area) [mayor, area] = [piezas, suya]
  }
  return { es: (at) => pieza[at] === mayor, area }
}

/** Start and end of a shape in each row and column: between two pixels. */
export function bordeDe({ es }: Forma, { ancho, alto }: Gris): Punto[] {
  const borde: Punto[] = []
  const extremos = (largo: number, at: (n: number) => number, poner: (n: number) => Punto) => {
    let [primero, ultimo] = [-1, -1]
    for (let n = 0; n < largo; n += 1)
      if (es(at(n))) {
        if (primero === -1) primero = n
        ultimo = n
      }
    if (primero !== -1) borde.push(poner(primero), poner(ultimo + 1))
  }
  for (let y = 0; y < alto; y += 1)
    extremos(
      ancho,
      (x) => y * ancho + x,
      (x) => ({ x, y: y + 0.5 }),
    )
  for (let x = 0; x < ancho; x += 1)
    extremos(
      alto,
      (y) => y * ancho + x,
      (y) => ({ x: x + 0.5, y }),
    )
  return borde
}
