import { type Esquinas, type Punto, esHoja } from './enderezar.ts'
import { type Gris, cuentaDe, otsu, percentil } from './luces.ts'

/**
 * Brightness that separates sheet and table, from the best threshold (0) to the lightest (1) or the darkest (-1): a
 * light table, a shadow and a printed sheet each need another.
 */
const CORTES = [-0.5, -0.25, 0, 0.2, 0.4, 0.6, 0.8]
/** Minimum part of the picture that a photographed sheet covers. */
const PARTE_MINIMA = 0.12
/** Minimum part of the four-sided outline that the bright shape fills: less means a fifth side, where the photo cuts it off. */
const CUADRADA = 0.94
/** Visible part of each side, and minimum contrast of the sheet to the background. */
const LADO_VISTO = 0.6
const SE_DISTINGUE = 18
/** Distance in pixels at which a point still belongs to a straight side. */
const CERCA = 1.6
/** Part of a side's ends that is ignored: corners are bent, rounded, or held by a finger. */
const PUNTA = 0.08

type Hallada = { esquinas: Esquinas; claridad: number }
type Recta = { punto: Punto; hacia: Punto }
type Lado = Recta & { visto: number }

/** Corners of the sheet on a photo; undefined if it cannot be told from the background. */
export function esquinasDe(picture: Gris): Esquinas | undefined {
  const suave = suavizada(reducida(picture))
  const { gris } = suave
  const cuantos = cuentaDe(gris)
  const medio = otsu(cuantos, gris.length)
  const claro = percentil(cuantos, gris.length, 0.95)
  const oscuro = percentil(cuantos, gris.length, 0.05)
  let mejor: Hallada | undefined
  for (const corte of CORTES) {
    const hallada = hojaSobre(suave, medio + corte * (corte < 0 ? medio - oscuro : claro - medio))
    if (hallada && hallada.claridad > (mejor?.claridad ?? 0)) mejor = hallada
  }
  if (!mejor) return undefined
  const parte = ({ x, y }: Punto) => ({
    x: Math.max(0, Math.min(1, x / picture.ancho)),
    y: Math.max(0, Math.min(1, y / picture.alto)),
  })
  const [a, b, c, d] = afinadas(picture, mejor.esquinas)
  const esquinas: Esquinas = [parte(a), parte(b), parte(c), parte(d)]
  return esHoja(esquinas) ? esquinas : undefined
}

/** In the whole picture, at the steepest change of brightness: a blurred picture makes a sheet look larger. */
function afinadas(picture: Gris, [a, b, c, d]: Esquinas): Esquinas {
  const doble = ({ x, y }: Punto) => ({ x: 2 * x, y: 2 * y })
  const lado = (desde: Punto, hasta: Punto) => ladoFino(picture, doble(desde), doble(hasta))
  const [ab, bc, cd, da] = [lado(a, b), lado(b, c), lado(c, d), lado(d, a)]
  return [cruce(da, ab), cruce(ab, bc), cruce(bc, cd), cruce(cd, da)]
}

const ANCHO_DEL_BORDE = 7
const MUESTRAS = 80

function ladoFino({ gris, ancho, alto }: Gris, desde: Punto, hasta: Punto): Recta {
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
      // Two pixels on either side: one alone is grain.
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

const lejosDe = ({ punto, hacia }: Recta, { x, y }: Punto) =>
  Math.abs((x - punto.x) * hacia.y - (y - punto.y) * hacia.x)

/** The largest shape lighter than that, if it is a sheet. */
function hojaSobre(suave: Gris, corte: number): Hallada | undefined {
  const { ancho, alto } = suave
  const forma = mayorSobre(suave, corte)
  if (forma.area < PARTE_MINIMA * ancho * alto) return undefined
  const borde = bordeDe(forma, suave)
  const casco = cascoDe(borde)
  const gruesas = cuatroDe(casco)
  if (!gruesas || areaDe(casco) * CUADRADA > areaDe(gruesas)) return undefined
  const lados = gruesas.map((desde, n) => ladoDe(borde, desde, gruesas[(n + 1) % 4] ?? desde))
  const [ab, bc, cd, da] = lados
  if (!ab || !bc || !cd || !da || lados.some((lado) => !lado || lado.visto < LADO_VISTO))
    return undefined
  const finas = [cruce(da, ab), cruce(ab, bc), cruce(bc, cd), cruce(cd, da)]
  const lejos = 0.06 * Math.hypot(ancho, alto)
  if (finas.some((fina, n) => distancia(fina, gruesas[n] ?? fina) > lejos)) return undefined
  const esquinas = enOrden(finas)
  if (!esquinas) return undefined
  const claridad = contraste(suave, esquinas)
  if (claridad < SE_DISTINGUE) return undefined
  const visto = Math.min(ab.visto, bc.visto, cd.visto, da.visto)
  // The brightest part of a printed sheet is clearer than the sheet, and smaller.
  return { esquinas, claridad: claridad * visto * areaDe(esquinas) }
}

/** Half as large: the grain of a photo is no edge. */
function reducida({ gris, ancho, alto }: Gris): Gris {
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
function suavizada({ gris, ancho, alto }: Gris): Gris {
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

type Forma = { es: (at: number) => boolean; area: number }

/** Largest connected region of pixels brighter than this. */
function mayorSobre({ gris, ancho, alto }: Gris, corte: number): Forma {
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
function bordeDe({ es }: Forma, { ancho, alto }: Gris): Punto[] {
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

const giro = (a: Punto, b: Punto, c: Punto) => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
const distancia = (a: Punto, b: Punto) => Math.hypot(a.x - b.x, a.y - b.y)

const areaDe = (puntos: readonly Punto[]) =>
  puntos.reduce((sum, { x, y }, n) => {
    const next = puntos[(n + 1) % puntos.length] ?? { x, y }
    return sum + x * next.y - y * next.x
  }, 0) / 2

/** Convex hull of these points (Andrew's chain). */
function cascoDe(puntos: readonly Punto[]): Punto[] {
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

/** The four of them with most between them: for each two, the farthest on either side. */
function cuatroDe(casco: readonly Punto[]): Punto[] | undefined {
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

/** Straight side of the border between two corners; undefined if hardly any of it is visible. */
function ladoDe(borde: readonly Punto[], desde: Punto, hasta: Punto): Lado | undefined {
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

/** The line that lies nearest to all of them. */
function rectaPor(puntos: readonly Punto[]): Recta {
  const media = (de: (punto: Punto) => number) =>
    puntos.reduce((sum, punto) => sum + de(punto), 0) / puntos.length
  const punto = { x: media(({ x }) => x), y: media(({ y }) => y) }
  const xx = media(({ x }) => (x - punto.x) ** 2)
  const yy = media(({ y }) => (y - punto.y) ** 2)
  const xy = media(({ x, y }) => (x - punto.x) * (y - punto.y))
  const angulo = Math.atan2(2 * xy, xx - yy) / 2
  return { punto, hacia: { x: Math.cos(angulo), y: Math.sin(angulo) } }
}

function cruce(una: Recta, otra: Recta): Punto {
  const { punto: p, hacia: u } = una
  const { punto: q, hacia: v } = otra
  const t = ((q.x - p.x) * v.y - (q.y - p.y) * v.x) / (u.x * v.y - u.y * v.x)
  return { x: p.x + t * u.x, y: p.y + t * u.y }
}

/** The way that a clock goes, from above and to the left. */
function enOrden(puntos: readonly Punto[]): Esquinas | undefined {
  const primero = puntos.reduce(
    (mejor, { x, y }, n) => (x + y < (puntos[mejor]?.x ?? 0) + (puntos[mejor]?.y ?? 0) ? n : mejor),
    0,
  )
  const girados = [...puntos.slice(primero), ...puntos.slice(0, primero)]
  const [a, b, c, d] =
    areaDe(girados) > 0 ? girados : [girados[0], ...girados.slice(1).toReversed()]
  return a && b && c && d && [a, b, c, d]
}

/** Contrast just inside to just outside, on the weakest side. */
function contraste({ gris, ancho, alto }: Gris, esquinas: Esquinas): number {
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
