import type { Adjunto } from '#contract/autorizacion.ts'

import { chooseFiles } from '../chosen.ts'
import { type Books, NOT_THERE, REFUSED, huellaDe, no } from '../providerEffects.ts'
import { words } from './notas.ts'
import type { OperacionDelModelo } from './operacion.ts'
import { AUTORIZACIONES, solicitudOf, solicitudes } from './solicitudes.ts'

type Pedido = { uidContext: string }
type ConPapeles = Pedido & { documentacionRequerida: Adjunto[] }

/** Bytes of each paper, from the call or from parts sent before it; undefined if one is incomplete. */
function papelesDe({ documentacionRequerida }: ConPapeles, books: Books, uid: number) {
  const papeles = documentacionRequerida.map(({ fileName, contentBase64, dimension, subido }) => {
    const bytes = subido
      ? books.partes.archivo(uid, subido, dimension)
      : Buffer.from(contentBase64, 'base64')
    return (
      bytes && {
        nombre: fileName,
        tipo: 'image/jpeg',
        bytes: bytes.length,
        huella: huellaDe(bytes),
      }
    )
  })
  return papeles.includes(undefined) ? undefined : papeles.filter((uno) => uno !== undefined)
}

const FALTAN_PARTES = { ...no(409, 'Faltan partes.'), headers: { 'retry-after': '1' } }

/** A request with its papers, then its receipt by mail. Requests are told apart by their form. */
export const guardarSolicitud: OperacionDelModelo<'autorizacion.guardar'> = {
  type: 'autorizacion.guardar',
  action: { name: 'file a request', weight: 4 },
  lista: solicitudes,
  path: '/imprimir-comprobante-solicitud',
  stepsBefore: ['/save-autorizacion'],
  value: ({ uidContext }: Pedido) => uidContext,
  archivosDe: (books, uid, value) =>
    books.of(uid, solicitudes).find((una) => una.uidContext === value)?.papeles,
  // A request has no number before the provider's answer: a card of its own says that it waits.
  checkShown: () => undefined,

  line(run, _phone, random, uid) {
    const uidContext = words(run, uid, random)
    const files = chooseFiles(random, 1 + random.below(2))
    const papeles = files.map(({ bytes }, n) => ({
      id: String(n),
      paso: 'requerida',
      antes: bytes.byteLength,
    }))
    const payload = {
      idAfiliado: uid,
      quien: uidContext,
      tipoCobertura: { codigo: '166', descripcion: 'Prácticas' },
      uidContext,
      papeles,
      bytes: files.reduce((sum, { bytes }) => sum + bytes.byteLength, 0),
    }
    return { payload, value: uidContext, about: 0, seen: 0, files }
  },

  writes: {
    [`${AUTORIZACIONES}/save-autorizacion`]: (books, { body, uid }) => {
      const { uidContext } = body as Pedido
      if (uidContext.startsWith('RECHAZAR')) return REFUSED
      const theirs = books.of(uid, solicitudes)
      const before = theirs.find((una) => una.uidContext === uidContext)
      if (before) return answerOf(before.idSolicitudCobertura, uidContext)
      const papeles = papelesDe(body as ConPapeles, books, uid)
      if (!papeles) return FALTAN_PARTES
      books.receipts.last += 1
      const idSolicitudCobertura = 1_000_000 + books.receipts.last
      theirs.push({
        idSolicitudCobertura,
        codigoEstado: '1',
        estado: 'Generada',
        observacion: null,
        uidContext,
        papeles,
      })
      return answerOf(idSolicitudCobertura, uidContext)
    },
    [`${AUTORIZACIONES}/imprimir-comprobante-solicitud`]: (books, { body, uid }) => {
      const { id } = body as { id: number }
      const una = solicitudOf(books, uid, id)
      return una?.uidContext === undefined
        ? NOT_THERE
        : { answer: { url: `/v1/files/${id}` }, value: una.uidContext }
    },
  },
}

const answerOf = (idSolicitudCobertura: number, value: string) => ({
  answer: { idSolicitudCobertura },
  value,
})
