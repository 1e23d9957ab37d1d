import type { Call } from '#contract/call.ts'
import { CallError } from '#contract/callError.ts'
import { PARTE, type Subido, partes } from '#contract/extensiones/partes.ts'
import type { Archivo } from '#local/archivo.ts'
import type { Avance } from '#local/bases/salida.ts'
import { hashOf } from '#local/documento/documento.ts'

import { isFinal } from './outcome.ts'

type Subida = {
  /** Idempotency key of the call that these files belong to. */
  clave: string
  /** The upload was tried before: the provider knows the offset. */
  otraVez: boolean
  /**
   * The call was already sent with uploaded files: it is sent the same way again, even if the host's capabilities have
   * changed.
   */
  yaFue: boolean
  /** Called immediately before a request is sent, with the number of arrived bytes, if known. */
  before: (hasta?: Avance) => Promise<void>
}

/**
 * Uploads files in parts, continuing an earlier try, and returns where the provider stored them. Undefined if the files
 * go in the call itself: small ones, or if the host does not accept parts.
 */
export async function subir(
  call: Call,
  archivos: readonly Archivo[],
  subida: Subida,
): Promise<Subido[] | undefined> {
  const todo = new Blob(archivos.map(({ bytes }) => bytes))
  // A page with an insecure address (http) cannot compute hashes.
  if (todo.size <= PARTE || !('subtle' in crypto)) return undefined
  try {
    await enPartes(call, todo, subida)
  } catch (error) {
    if (!(error instanceof CallError) || !isFinal(error.failure)) throw error
    if (!subida.yaFue) return undefined
  }
  const lugares: Subido[] = []
  let desde = 0
  for (const { bytes } of archivos) {
    lugares.push({ clave: subida.clave, desde, huella: await hashOf(bytes) })
    desde += bytes.byteLength
  }
  return lugares
}

async function enPartes(call: Call, todo: Blob, { clave, otraVez, before }: Subida): Promise<void> {
  const total = todo.size
  let { desde } = otraVez
    ? await call(partes.recibidas, { clave, total }, { before: () => before() })
    : { desde: 0 }
  while (desde < total) {
    const hasta = { bytes: desde, total }
    const bytes = await todo.slice(desde, desde + PARTE).arrayBuffer()
    const parte = { clave, desde, total, huella: await hashOf(bytes), bytes }
    const sigue = await call(partes.guardar, parte, { before: () => before(hasta) })
    // The provider has fewer bytes than it said: the next try asks for the offset.
    if (sigue.desde <= desde)
      throw new CallError(partes.guardar.path, { kind: 'no-answer', timedOut: false })
    desde = sigue.desde
  }
}
