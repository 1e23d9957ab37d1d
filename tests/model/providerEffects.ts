import { createHash } from 'node:crypto'

import type { Adjunto, Nota } from '../support/areaDePrueba/contract.ts'
import type { Answer, Ask } from './provider.ts'

export type Aviso = { idSolicitud: number; tipoNotificacion: string; numeroNotificacion: string }

/** Who wrote which version of a note. */
export type Written = { uid: number; idNota: number; version: number; by: string; titulo: string }

type Person = { notas: Map<number, Nota>; avisos: Aviso[]; dismissed: Set<string> }

export const NOTAS = '/v1/prueba/notas'
export const AVISOS = '/v1/usuarios/afiliados/notificaciones-pendientes'
export const DESCARTAR = '/v1/afiliados/deshabilitar-notificacion-pendiente'

export const claveDeAviso = ({ idSolicitud, tipoNotificacion }: Aviso) =>
  `${tipoNotificacion}/${idSolicitud}`

export const huellaDe = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** What a provider has of each person, with what happened to it. */
export function makeBooks(uids: number[]) {
  const persons = new Map<number, Person>()
  const written: Written[] = []
  const receipts = { last: 0 }
  for (const uid of uids)
    persons.set(uid, { notas: makeNotas(uid), avisos: makeAvisos(uid), dismissed: new Set() })

  const of = (uid: number): Person => {
    const person = persons.get(uid)
    if (!person) throw new Error(`nobody has uid ${uid}`)
    return person
  }

  return {
    of,
    written,
    receipts,
    read: (path: string, uid: number): unknown[] | undefined => {
      const { notas, avisos, dismissed } = of(uid)
      if (path === NOTAS) return structuredClone([...notas.values()])
      if (path !== AVISOS) return undefined
      return avisos.filter((aviso) => !dismissed.has(claveDeAviso(aviso)))
    },
    /** A note saved from anywhere; `by` says from where. */
    save: (
      uid: number,
      says: Pick<Nota, 'idNota' | 'titulo'> & Partial<Nota>,
      by: string,
    ): Nota => {
      const nota = of(uid).notas.get(says.idNota)
      if (!nota) throw new Error(`there is no note ${says.idNota}`)
      Object.assign(nota, says, { version: nota.version + 1 })
      written.push({ uid, idNota: nota.idNota, version: nota.version, by, titulo: nota.titulo })
      return structuredClone(nota)
    },
  }
}

export type Books = ReturnType<typeof makeBooks>

const makeNotas = (uid: number) =>
  new Map(
    [1, 2, 3].map((idNota): [number, Nota] => [
      idNota,
      {
        idNota,
        titulo: `p${uid}-nota-${idNota}`,
        texto: '',
        fecha: '2026-02-28',
        version: 1,
        adjuntos: [],
      },
    ]),
  )

const makeAvisos = (uid: number): Aviso[] =>
  [1, 2, 3, 4, 5, 6].map((n) => ({
    idSolicitud: uid * 100 + n,
    tipoNotificacion: 'Autorizacion',
    numeroNotificacion: `p${uid}-aviso-${n}`,
  }))

type Done = { answer: unknown; value: string }
const no = (status: number, error: string, more: object = {}): Answer => ({
  status,
  body: { error, ...more },
})
const REFUSED = no(422, 'No se puede guardar un texto que empieza con RECHAZAR.')

/** What a write changes; a refusal changes nothing. */
export function effects(
  books: Books,
  { path, body, phone }: Ask,
  uid: number,
  version: number | undefined,
): Done | Answer {
  switch (path) {
    case DESCARTAR:
      return dismiss(books, body as { notificacion: Aviso }, uid)
    case `${NOTAS}/guardar`:
      return guardar(books, body as Nota, uid, version, phone)
    case `${NOTAS}/recibo`:
      return recibo(books, body as { idNota: number; descripcion: string }, uid)
    case `${NOTAS}/archivos`:
    case `${NOTAS}/aviso`:
      return adjuntar(books, body as Attached, uid)
    case `${NOTAS}/foto`:
      return fotografiar(books, body as Fotografia, uid)
    default:
      return no(404, 'No existe')
  }
}

function dismiss(
  books: Books,
  { notificacion }: { notificacion: Aviso },
  uid: number,
): Done | Answer {
  const value = claveDeAviso(notificacion)
  const { avisos, dismissed } = books.of(uid)
  if (!avisos.some((aviso) => claveDeAviso(aviso) === value)) return no(404, 'No existe')
  dismissed.add(value)
  return { answer: {}, value }
}

function guardar(books: Books, says: Nota, uid: number, version: number | undefined, by: string) {
  if (says.titulo.startsWith('RECHAZAR')) return REFUSED
  const nota = books.of(uid).notas.get(says.idNota)
  if (version !== undefined && version !== (nota?.version ?? 0))
    return no(412, 'Otra persona cambió esta nota.', { actual: structuredClone(nota) })
  return { answer: books.save(uid, says, by), value: says.titulo }
}

function recibo(
  books: Books,
  { idNota, descripcion }: { idNota: number; descripcion: string },
  uid: number,
) {
  if (descripcion.startsWith('RECHAZAR')) return REFUSED
  const nota = books.of(uid).notas.get(idNota)
  if (!nota) return no(404, 'No existe')
  books.receipts.last += 1
  const adjunto: Adjunto = {
    idRecibo: books.receipts.last,
    descripcion,
    archivos: [],
    avisado: false,
  }
  nota.adjuntos.push(adjunto)
  return { answer: { idRecibo: adjunto.idRecibo }, value: descripcion }
}

type Attached = {
  idRecibo: number
  archivos?: { nombre: string; tipo: string; contenido: string }[]
}

/** Files, or without any the mail. */
function adjuntar(books: Books, { idRecibo, archivos }: Attached, uid: number): Done | Answer {
  const adjunto = [...books.of(uid).notas.values()]
    .flatMap(({ adjuntos }) => adjuntos)
    .find((of) => of.idRecibo === idRecibo)
  if (!adjunto) return no(404, 'No existe')
  if (!archivos) adjunto.avisado = true
  for (const { nombre, tipo, contenido } of archivos ?? []) {
    const bytes = Buffer.from(contenido, 'base64')
    adjunto.archivos.push({ nombre, tipo, bytes: bytes.length, huella: huellaDe(bytes) })
  }
  return { answer: structuredClone(adjunto), value: adjunto.descripcion }
}

type Fotografia = {
  idNota: number
  descripcion: string
  nombre?: string
  tipo?: string
  contenido?: string
}

/** A photo with what it says, in one step. */
function fotografiar(books: Books, says: Fotografia, uid: number): Done | Answer {
  const opened = recibo(books, says, uid)
  if ('status' in opened) return opened
  const { nombre = '', tipo = '', contenido } = says
  const { idRecibo } = opened.answer
  const archivos = contenido === undefined ? [] : [{ nombre, tipo, contenido }]
  adjuntar(books, { idRecibo, archivos }, uid)
  return adjuntar(books, { idRecibo }, uid)
}
