import { type Esquinas, type Punto, esHoja } from './enderezar.ts'
import { bordeDe, mayorSobre, reducida, suavizada } from './forma.ts'
import { areaDe, cascoDe, cruce, cuatroDe, distancia, enOrden } from './geometria.ts'
import { contraste, ladoDe, ladoFino } from './lados.ts'
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

type Hallada = { esquinas: Esquinas; claridad: number }

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

/** Searched in the whole picture, at the steepest change of brightness, because blur makes a sheet look larger. */
function afinadas(picture: Gris, [a, b, c, d]: Esquinas): Esquinas {
  const doble = ({ x, y }: Punto) => ({ x: 2 * x, y: 2 * y })
  const lado = (desde: Punto, hasta: Punto) => ladoFino(picture, doble(desde), doble(hasta))
  const [ab, bc, cd, da] = [lado(a, b), lado(b, c), lado(c, d), lado(d, a)]
  return [cruce(da, ab), cruce(ab, bc), cruce(bc, cd), cruce(cd, da)]
}

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
  // The area counts too: the brightest part of a printed sheet is clearer than the whole sheet, but smaller.
  return { esquinas, claridad: claridad * visto * areaDe(esquinas) }
}
