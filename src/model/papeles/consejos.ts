import { type Gris, cuentaDe, desde, otsu, percentil } from './luces.ts'

/** What may keep a photo of a paper from being read. It advises, and forbids nothing. */
export type Consejo = 'oscura' | 'borrosa' | 'reflejo' | 'cortada'

/** The longer side that a picture is looked at with. */
export const LADO_PARA_MIRAR = 640

/** Of a well-lit paper a tenth at least is lighter than this. */
const OSCURA = 96
/** How much of the whole contrast lies between two neighbours where the picture is sharpest; half as much is a blur of two pixels. */
const NITIDA = 0.26
/** Burnt out, on a paper that is not that white itself. */
const QUEMADO = 250
const PAPEL_BLANCO = 244
const PARTE_QUEMADA = 0.012
/** A side of the picture that is paper, or that is not. */
const ES_PAPEL = 0.35
const ES_FONDO = 0.15
/** What lies around a paper is darker than it by so much, or nothing can be said of its sides. */
const SE_DISTINGUE = 60

/** What a look at a photo finds, the worst first. */
export function consejosDe(picture: Gris): Consejo[] {
  const { gris } = picture
  const cuantos = cuentaDe(gris)
  const claro = percentil(cuantos, gris.length, 0.9)
  // Of one that is too dark nothing else can be said.
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

/** The step between neighbours where the picture is sharpest, as a part of its contrast. */
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

/** Whether the paper goes over some side of the picture, while another side shows what lies around it. */
function estaCortada({ gris, ancho, alto }: Gris, corte: number): boolean {
  const parte = (length: number, at: (n: number) => number) => {
    let light = 0
    for (let n = 0; n < length; n += 1) if ((gris[at(n)] ?? 0) > corte) light += 1
    return light / length
  }
  // Just inside: the outermost pixels of a photo are often not those of what it shows.
  const sides = [
    parte(ancho, (x) => 2 * ancho + x),
    parte(ancho, (x) => (alto - 3) * ancho + x),
    parte(alto, (y) => y * ancho + 2),
    parte(alto, (y) => y * ancho + ancho - 3),
  ]
  return sides.some((light) => light > ES_PAPEL) && sides.some((light) => light < ES_FONDO)
}
