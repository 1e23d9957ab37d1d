import { autorizaciones } from '#contract/autorizaciones.ts'
import { documento } from '#local/documento/documento.ts'
import { enDireccion } from '#local/documento/traer.ts'

import { APROBADA } from './solicitudes.ts'

const UN_DIA = 24 * 3_600_000

/** Key of a document of a request: in another state it is another document. */
type DeSolicitud = { id: number; codigo: string; desde: string | null | undefined }

/**
 * The ruling on a request, made on demand (AUTH-19) and named by the host (FILE-01). It is loaded again after each
 * change of state until the approval.
 */
export const pdfDeProvidencia = documento({
  name: 'providencia',
  key: ({ id, codigo, desde }: DeSolicitud) =>
    `autorizacion.providencia/${id}${codigo === APROBADA ? '' : `/${codigo}-${desde}`}`,
  traer: async (call, { id }) =>
    enDireccion(call, await call(autorizaciones.imprimirProvidenciaDeSolicitud, { id })),
})

/** The report on a request's present state; after a change it is another document. */
export const informeDeSolicitud = documento({
  name: 'autorizacion.informe',
  key: ({ id, codigo, desde }: DeSolicitud) => `autorizacion.informe/${id}/${codigo}-${desde}`,
  freshFor: UN_DIA,
  traer: async (call, { id }) =>
    enDireccion(call, await call(autorizaciones.imprimirComprobante, { id, enviarMail: false })),
})

/** A paper that was sent with a request. */
export const papelDeSolicitud = documento({
  name: 'autorizacion.papel',
  key: ({ path }: { path: string }) => `autorizacion.papel${path}`,
  traer: (call, { path }) => enDireccion(call, { url: path }),
})
