import type { Operacion as Row } from '#local/bases/salida.ts'

import type { Adjunto, Nota } from '../../support/areaDePrueba/contract.ts'
import { Violation } from '../intents.ts'
import type { Phone } from '../phone.ts'
import { type Books, NOT_THERE, REFUSED, huellaDe } from '../providerEffects.ts'
import type { Random } from '../random.ts'
import type { Run } from '../run.ts'
import { seen } from '../seen.ts'
import type { Lista, Write } from './operacion.ts'

export const NOTAS = '/v1/prueba/notas'

export const notas: Lista<Map<number, Nota>> = {
  key: 'prueba.notas',
  path: NOTAS,
  start: (uid) => new Map([1, 2, 3].map((idNota) => [idNota, notaDe(uid, idNota)])),
  read: (state) => structuredClone([...state.values()]),
  versions: (value) => (value as Nota[]).map(({ idNota, version }) => ({ id: idNota, version })),
  checkCopy({ written }, uid, value) {
    for (const { idNota, titulo, version } of value as Nota[]) {
      const first = version === 1 && titulo === `p${uid}-nota-${idNota}`
      const isWritten = written.some(
        (of) =>
          of.uid === uid && of.idNota === idNota && of.version === version && of.titulo === titulo,
      )
      if (!first && !isWritten)
        throw new Violation(
          'I4 truth',
          `the copy says '${titulo}' (version ${version}), which the provider never did`,
        )
    }
  },
}

const notaDe = (uid: number, idNota: number): Nota => ({
  idNota,
  titulo: `p${uid}-nota-${idNota}`,
  texto: '',
  fecha: '2026-02-28',
  version: 1,
  adjuntos: [],
})

/** Saves a note from any place; `by` names the place. */
export function saveNota(
  books: Books,
  uid: number,
  says: Pick<Nota, 'idNota' | 'titulo'> & Partial<Nota>,
  by: string,
): Nota {
  const nota = books.of(uid, notas).get(says.idNota)
  if (!nota) throw new Error(`there is no note ${says.idNota}`)
  Object.assign(nota, says, { version: nota.version + 1 })
  books.written.push({ uid, idNota: nota.idNota, version: nota.version, by, titulo: nota.titulo })
  return structuredClone(nota)
}

/** One of the notes that the person sees. */
export const pickNota = (run: Run, phone: Phone, random: Random) =>
  random.pick((seen(run, phone, notas.key) as Nota[] | undefined) ?? [])

/** The note that a row is about, as it is shown. */
export const notaOf = (shown: unknown, { payload }: Row) =>
  (shown as Nota[]).find(({ idNota }) => idNota === (payload as { idNota: number }).idNota)

/** A text that no other change of the run contains; the provider refuses some. */
export function words(run: Run, uid: number, random: Random): string {
  run.counts.words += 1
  return `${random.chance(0.15) ? 'RECHAZAR ' : ''}p${uid}-${run.counts.words}`
}

type Recibo = { idNota: number; descripcion: string }

/** Files for a note begin with their receipt. */
export const recibo: Write = (books, { body, uid }) => {
  const { idNota, descripcion } = body as Recibo
  if (descripcion.startsWith('RECHAZAR')) return REFUSED
  const nota = books.of(uid, notas).get(idNota)
  if (!nota) return NOT_THERE
  books.receipts.last += 1
  const idRecibo = books.receipts.last
  nota.adjuntos.push({ idRecibo, descripcion, archivos: [], avisado: false })
  return { answer: { idRecibo }, value: descripcion }
}

type Attached = {
  idRecibo: number
  archivos?: { nombre: string; tipo: string; contenido: string }[]
}

/** Sends the files, or the mail if there are none. */
export const adjuntar: Write = (books, { body, uid }) => {
  const { idRecibo, archivos } = body as Attached
  const adjunto: Adjunto | undefined = [...books.of(uid, notas).values()]
    .flatMap(({ adjuntos }) => adjuntos)
    .find((of) => of.idRecibo === idRecibo)
  if (!adjunto) return NOT_THERE
  if (!archivos) adjunto.avisado = true
  for (const { nombre, tipo, contenido } of archivos ?? []) {
    const bytes = Buffer.from(contenido, 'base64')
    adjunto.archivos.push({ nombre, tipo, bytes: bytes.length, huella: huellaDe(bytes) })
  }
  return { answer: structuredClone(adjunto), value: adjunto.descripcion }
}

/** The chosen files are listed with their note. */
export function checkFileShown(value: string, shown: unknown, row: Row): void {
  const nota = notaOf(shown, row)
  if (nota && !nota.adjuntos.some(({ descripcion }) => descripcion === value))
    throw new Violation('I8 own changes stay', `the file '${value}' is not shown (${row.state})`)
}
