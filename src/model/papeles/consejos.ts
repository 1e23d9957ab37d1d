import { type Gris, cuentaDe, desde, otsu, percentil } from './luces.ts'

/** Possible problem of a photo of a paper. A hint only: it can be sent all the same. */
export type Consejo = 'oscura' | 'borrosa' | 'reflejo' | 'cortada'

/** Longer side, in pixels, of the picture that is examined. */
export const LADO_PARA_MIRAR = 640

/** On well-lit paper at least a tenth of the pixels is lighter than this value. */
const OSCURA = 96
/** Part of the whole contrast between two neighbours at the sharpest place; half of it means a blur of two pixels. */
const NITIDA = 0.26
/** Overexposed, although the paper itself is not this white. */
const QUEMADO = 250
const PAPEL_BLANCO = 244
const PARTE_QUEMADA = 0.012
/** Limits for a side of the picture: it shows paper, or background. */
const ES_PAPEL = 0.35
const ES_FONDO = 0.15
/** The background must be this much darker than the paper, or its sides cannot be found. */
const SE_DISTINGUE = 60

/** Problems found on a photo, worst first. */
export function consejosDe(picture: Gris): Consejo[] {
  const { gris } = picture
  const cuantos = cuentaDe(gris)
  const claro = percentil(cuantos, gris.length, 0.9)
  // A dark photo cannot be judged further.
  if (claro < OSCURA) return ['oscura']
  const corte = otsu(cuantos, gris.length)
  const papel = medianaSobre(cuantos, corte)
  const fondo = percentil(cuantos, gris.length, 0.02)
  const found: Consejo[] = []
  if (nitidez(picture, Math.max(1, percentil(cuantos, gris.length, 0.98) - fondo)) < NITIDA)
    found.push('borrosa')
  if (papel < PAPEL_BLANCO && desde(cuantos, QUEMADO) / gris.length > PARTE_QUEMADA)
    found.push('reflejo')
  if (papel - fondo > SE_DISTINGUE && estaCortada(picture, corte)) found.push('cortada')
  return found
}

function medianaSobre(cuantos: Uint32Array, corte: number): number {
  const sobre = cuantos.map((many, value) => (value > corte ? many : 0))
  return percentil(sobre, desde(sobre, 0), 0.5)
}

/** Step between neighbours at the sharpest place, as a part of the contrast. */
function nitidez({ gris, ancho, alto }: Gris, contraste: number): number {
  const pasos = new Uint32Array(256)
  let total = 0
  for (let y = 1; y < alto; y += 1)
    for (let x = 1; x < ancho; x += 1) {
      const at = y * ancho + x
      const here = gris[at] ?? 0
      const paso = Math.max(
        Math.abs(here - (gris[at - 1] ?? 0)),
        Math.abs(here - (gris[at - ancho] ?? 0)),
      )
      pasos[paso] = (pasos[paso] ?? 0) + 1
      total += 1
    }
  return percentil(pasos, total, 0.995) / contraste
}

/** True if the paper crosses a side of the picture, while another side shows the background. */
function estaCortada({ gris, ancho, alto }: Gris, corte: number): boolean {
  const parte = (length: number, at: (n: number) => number) => {
    let light = 0
    for (let n = 0; n < length; n += 1) if ((gris[at(n)] ?? 0) > corte) light += 1
    return light / length
  }
  // Slightly inside the picture: the outermost pixels of a photo are often wrong.
  const sides = [
    parte(ancho, (x) => 2 * ancho + x),
    parte(ancho, (x) => (alto - 3) * ancho + x),
    parte(alto, (y) => y * ancho + 2),
    parte(alto, (y) => y * ancho + ancho - 3),
  ]
  return sides.some((light) => light > ES_PAPEL) && sides.some((light) => light < ES_FONDO)
}
