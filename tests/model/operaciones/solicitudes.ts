import { Violation } from '../intents.ts'
import type { Phone } from '../phone.ts'
import { type Books, NOT_THERE, REFUSED } from '../providerEffects.ts'
import type { Random } from '../random.ts'
import type { Run } from '../run.ts'
import { seen } from '../seen.ts'
import type { Lista, Write } from './operacion.ts'

export const AUTORIZACIONES = '/v1/autorizaciones'

export type Solicitud = {
  idSolicitudCobertura: number
  codigoEstado: string
  estado: string
  observacion: string | null
  /** Id of its form; the initial requests have none. */
  uidContext?: string
  papeles?: { nombre: string; tipo: string; bytes: number; huella: string }[]
}

export const solicitudes: Lista<Solicitud[]> = {
  key: 'autorizaciones',
  path: `${AUTORIZACIONES}/ambulatorias`,
  start: (uid) =>
    [1, 2, 3].map((n) => ({
      idSolicitudCobertura: uid * 1000 + n,
      codigoEstado: '1',
      estado: 'Generada',
      observacion: null,
    })),
  // Form and papers are not part of the list.
  read: (state) =>
    structuredClone(state).map(({ uidContext: _form, papeles: _papers, ...una }) => una),
  checkCopy(books, uid, value) {
    const there = new Set(books.of(uid, solicitudes).map(idDe))
    const strange = (value as Solicitud[]).map(idDe).find((id) => !there.has(id))
    if (strange !== undefined)
      throw new Violation('I4 truth', `the copy has ${strange}, which the provider never had`)
  },
}

const idDe = ({ idSolicitudCobertura }: Solicitud) => idSolicitudCobertura

/** One of the requests that the person sees. */
export const pickSolicitud = (run: Run, phone: Phone, random: Random) =>
  random.pick((seen(run, phone, solicitudes.key) as Solicitud[] | undefined) ?? [])

export const solicitudOf = (books: Books, uid: number, id: number) =>
  books.of(uid, solicitudes).find((una) => una.idSolicitudCobertura === id)

/** A mail about an existing request; the typed text is the address. */
export const mandar: Write = (books, { body, uid }) => {
  const { numeroAutorizacion, correo } = body as { numeroAutorizacion: string; correo: string }
  if (correo.startsWith('RECHAZAR')) return REFUSED
  return solicitudOf(books, uid, Number(numeroAutorizacion))
    ? { answer: {}, value: correo }
    : NOT_THERE
}
