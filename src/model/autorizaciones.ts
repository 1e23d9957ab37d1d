import { type Infer, number, object, string } from 'superstruct'

import type { FilaDeAutorizacion } from '#contract/autorizacion.ts'
import { autorizaciones } from '#contract/autorizaciones.ts'
import { operation } from '#local/operation.ts'
import { type NoParams, resource } from '#local/resource.ts'

const A_WHILE = 5 * 60_000

/** The family's requests of the last 30 days. */
export const solicitudes = resource({
  name: 'autorizaciones',
  key: (_params: NoParams) => 'autorizaciones',
  fetch: (call) => call(autorizaciones.lista, {}),
  shape: autorizaciones.lista.response,
  freshFor: A_WHILE,
  warm: () => Promise.resolve([{}]),
})

/** If there are more, only the newest are loaded in advance on every phone, the others when they are opened. */
const GUARDADAS = 20

/** One request, loaded in advance so that it opens without signal (AUTH-21). */
export const solicitud = resource({
  name: 'autorizacion',
  key: ({ id }: { id: number }) => `autorizacion/${id}`,
  fetch: (call, { id }) => call(autorizaciones.detalle, { id }),
  shape: autorizaciones.detalle.response,
  freshFor: 6 * 60 * 60_000,
  spare: true,
  warm: async (stored) => {
    const listed = await stored(solicitudes, {})
    return listed
      ?.flatMap((fila) => idDe(fila) ?? [])
      .slice(0, GUARDADAS)
      .map((id) => ({ id }))
  },
})

/** Hosts use two names for each of these fields. */
export const idDe = ({ idSolicitudCobertura, id }: FilaDeAutorizacion): number | undefined =>
  idSolicitudCobertura ?? id ?? undefined
export const numeroDe = (fila: FilaDeAutorizacion): string =>
  fila.idSolicitudCoberturaFormateado ?? fila.idFormateado ?? String(idDe(fila) ?? '—')

/** In review: the only state in which a request can be cancelled (AUTH-09). */
export const EN_REVISION = '1'

const conLista = (id: number) => [
  { resource: solicitudes, params: {} },
  { resource: solicitud, params: { id } },
]

export type Anulacion = Infer<typeof Anulacion>
const Anulacion = object({ id: number(), observacion: string(), numero: string() })

/** Cancels a request. If it was cancelled elsewhere meanwhile, the result is the same. */
export const anularSolicitud = operation<Anulacion>({
  type: 'autorizacion.anular',
  name: 'Anulación de una solicitud',
  payload: Anulacion,
  group: ({ id }) => `autorizacion/${id}`,
  steps: [(call, { id, observacion }) => call(autorizaciones.anular, { id, observacion })],
  single: true,
  async arrived(call, { id }) {
    const { estado } = await call(autorizaciones.detalle, { id })
    if (estado.codigoEstado === EN_REVISION) return false
    return /anulad/i.test(estado.descripcionEstadoSolicitudCobertura ?? '') || undefined
  },
  describe: ({ numero }) => `Anular la solicitud N° ${numero}`,
  refresh: ({ id }) => conLista(id),
})

export type Envio = Infer<typeof Envio>
const Envio = object({ numeroAutorizacion: string(), correo: string() })

/** Mails a request to an address. */
export const enviarSolicitud = operation<Envio>({
  type: 'autorizacion.enviar',
  name: 'Solicitud por correo',
  payload: Envio,
  group: ({ numeroAutorizacion }) => `autorizacion/correo/${numeroAutorizacion}`,
  steps: [(call, envio) => call(autorizaciones.enviar, envio)],
  describe: ({ numeroAutorizacion, correo }) =>
    `Enviar la solicitud N° ${numeroAutorizacion} a ${correo}`,
})

/** Mails the ruling on a request to an address. */
export const enviarProvidencia = operation<Envio>({
  type: 'autorizacion.providencia',
  name: 'Providencia por correo',
  payload: Envio,
  group: ({ numeroAutorizacion }) => `autorizacion/correo/${numeroAutorizacion}`,
  steps: [(call, envio) => call(autorizaciones.enviarProvidencia, envio)],
  describe: ({ numeroAutorizacion, correo }) =>
    `Enviar la providencia de la solicitud N° ${numeroAutorizacion} a ${correo}`,
})
