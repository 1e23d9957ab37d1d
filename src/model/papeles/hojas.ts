import { MAX_PAPELES, type Papel, quedanDe } from './papel.ts'

/** Fewer photos do not make a PDF of several pages. */
export const MIN_HOJAS = 2

export const esFoto = ({ tipo }: Pick<Papel, 'tipo'>) => tipo !== 'application/pdf'

/** True if they are more, or larger, than a step may send: photos not yet joined, or separated again. */
export const sobran = (papeles: readonly Papel[]): boolean =>
  papeles.length > MAX_PAPELES || quedanDe(papeles) < 0

/** True if two of them have the same name and size: the provider refuses these. */
export const hayIguales = (papeles: readonly Papel[]): boolean =>
  new Set(papeles.map(({ nombre, bytes }) => `${bytes} ${nombre}`)).size < papeles.length

/** All files, and all photos that they were made of. */
export const conSusFotos = (papeles: readonly Papel[]): Papel[] =>
  papeles.flatMap((papel) => [papel, ...conSusFotos(papel.fotos ?? [])])

/** Moves one page to another page's place; other files stay. */
export function moverHoja(
  papeles: readonly Papel[],
  { id, a }: { id: string; a: number },
  esHoja: (papel: Papel) => boolean,
): Papel[] {
  const hojas = papeles.filter(esHoja)
  const de = hojas.findIndex((hoja) => hoja.id === id)
  const hoja = hojas[de]
  if (!hoja || a < 0 || a >= hojas.length) return [...papeles]
  const enOrden = hojas.toSpliced(de, 1).toSpliced(a, 0, hoja)
  return papeles.map((papel) => (esHoja(papel) ? (enOrden.shift() ?? papel) : papel))
}

/**
 * Replaces some papers by their result (a PDF, a sheet), at the first one's place. The result keeps its photos, so
 * that they can come back.
 */
export function juntas(papeles: readonly Papel[], pdf: Papel): Papel[] {
  const suyas = new Set(pdf.fotos?.map(({ id }) => id))
  const en = papeles.findIndex(({ id }) => suyas.has(id))
  if (en === -1) return [...papeles]
  return papeles.toSpliced(en, 0, pdf).filter(({ id }) => !suyas.has(id))
}

/** Replaces the result by its photos again. */
export const separadas = (papeles: readonly Papel[], pdf: string): Papel[] =>
  papeles.flatMap((papel) => (papel.id === pdf ? (papel.fotos ?? [papel]) : [papel]))

const LARGO = 60

/** The person's title as a file name. */
export function nombreDePdf(escrito: string, siNo: string): string {
  const limpio = escrito
    .replaceAll(/[\\/:*?"<>|\p{Cc}\p{Cf}]/gu, ' ')
    .replace(/\.pdf\s*$/i, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, LARGO)
    .trim()
  return `${limpio.replaceAll('.', '') === '' ? siNo : limpio}.pdf`
}
