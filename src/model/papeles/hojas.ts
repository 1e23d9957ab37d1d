import { MAX_PAPELES, type Papel, quedanDe } from './papel.ts'

/** Fewer are no PDF of several. */
export const MIN_HOJAS = 2

export const esFoto = ({ tipo }: Pick<Papel, 'tipo'>) => tipo !== 'application/pdf'

/** Whether they are more, or heavier, than a step may send: photos that are still to be joined, or came apart again. */
export const sobran = (papeles: readonly Papel[]): boolean =>
  papeles.length > MAX_PAPELES || quedanDe(papeles) < 0

/** Each of them, and each photo that it was made of. */
export const conSusFotos = (papeles: readonly Papel[]): Papel[] =>
  papeles.flatMap((papel) => [papel, ...conSusFotos(papel.fotos ?? [])])

/** One page to another page's place; what is no page of these stays where it is. */
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

/** What was made of some of them, where the first of those was: a PDF, a sheet. It knows its photos, so that they can come back. */
export function juntas(papeles: readonly Papel[], pdf: Papel): Papel[] {
  const suyas = new Set(pdf.fotos?.map(({ id }) => id))
  const en = papeles.findIndex(({ id }) => suyas.has(id))
  if (en === -1) return [...papeles]
  return papeles.toSpliced(en, 0, pdf).filter(({ id }) => !suyas.has(id))
}

/** Its photos in place of what was made of them. */
export const separadas = (papeles: readonly Papel[], pdf: string): Papel[] =>
  papeles.flatMap((papel) => (papel.id === pdf ? (papel.fotos ?? [papel]) : [papel]))

const LARGO = 60

/** What a person calls it, as the name of a file. */
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
