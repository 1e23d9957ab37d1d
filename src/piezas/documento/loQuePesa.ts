import type { Call } from '#contract/call.ts'
import { api } from '#live/llamadas/useLiveCall.ts'
import { device } from '#live/telefono/device.ts'
import type { Documento } from '#local/documento/documento.ts'
import { ahorraDatos, conoceLaRed, isMetered } from '#local/provider/ahorro.ts'
import { storedHost } from '#local/provider/host.ts'
import type { Resource } from '#local/resource.ts'
import { currentSession } from '#local/session/session.ts'

import { medirDocumento } from './medirDocumento.ts'

/** Larger documents are fetched over a paid link only after a question. */
const PESADO = 1024 * 1024

/** Bytes of a document that is large, not on this phone, and behind a paid link; undefined if it is fetched without asking. */
export async function loQuePesa<Params>(
  de: Resource<Params, Documento>,
  params: Params,
): Promise<number | undefined> {
  if (!(conoceLaRed() && isMetered()) && !(await ahorraDatos(device))) return undefined
  const [copia, host, session] = await Promise.all([
    device.lectura.copias.get(de.key(params)),
    storedHost(device),
    currentSession(device),
  ])
  if (copia || !session || !host?.capacidades.includes('tamanos')) return undefined
  const call: Call = (endpoint, request, options) =>
    api.call(endpoint, request, { ...options, generation: session.generation })
  const bytes = await medirDocumento(de, params, { call, device })
  return bytes !== undefined && bytes >= PESADO ? bytes : undefined
}
