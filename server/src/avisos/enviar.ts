import { request as overHttp } from 'node:http'
import { request as overHttps } from 'node:https'

import { soloPublicas } from './direccion.ts'

const PATIENCE_MS = 10_000

export type Mensaje = {
  endpoint: string
  headers: Record<string, string>
  body: Buffer
  over: AbortSignal
}
export type Respuesta = { status: number; retryAfter: number | undefined }

/** Sends one message to a push service; throws if there is no answer. Follows no redirect and reads no body. */
export function enviarMensaje(
  { endpoint, headers, body, over }: Mensaje,
  propia?: string,
): Promise<Respuesta> {
  const url = new URL(endpoint)
  const send = url.protocol === 'https:' ? overHttps : overHttp
  const guarded = url.origin === propia ? {} : { lookup: soloPublicas }
  return new Promise((resolve, reject) => {
    const sending = send(
      url,
      {
        method: 'POST',
        headers,
        agent: false,
        signal: AbortSignal.any([over, AbortSignal.timeout(PATIENCE_MS)]),
        ...guarded,
      },
      (answer) => {
        const after = Number(answer.headers['retry-after'])
        answer.destroy()
        resolve({
          status: answer.statusCode ?? 0,
          retryAfter: Number.isFinite(after) && after > 0 ? after : undefined,
        })
      },
    )
    sending.on('error', reject)
    sending.end(body)
  })
}
