import { archivos } from '#contract/archivos.ts'
import type { Call } from '#contract/call.ts'
import { CallError } from '#contract/callError.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { tamanos } from '#contract/extensiones/tamanos.ts'
import { Direccion } from '#contract/valores.ts'
import type { Device } from '#local/bases/device.ts'
import type { Documento } from '#local/documento/documento.ts'
import { NotHere, type Resource } from '#local/resource.ts'

/** Ends the fetch of a document once its size is known. */
class Medido extends Error {
  readonly bytes: number | undefined

  constructor(bytes?: number) {
    super('A document was weighed, not fetched.')
    this.bytes = bytes
  }
}

const is = (endpoint: Endpoint, one: Endpoint) => endpoint === one

/**
 * Bytes of a document at the provider, read at its address without fetching it. Undefined if the provider does not tell, or
 * sends the document inside its answer.
 */
export async function medirDocumento<Params>(
  { fetch }: Resource<Params, Documento>,
  params: Params,
  { call, device }: { call: Call; device: Device },
): Promise<number | undefined> {
  const upToThere: Call = async (endpoint, request, options) => {
    if (is(endpoint, archivos.descargar)) {
      const { path } = request as { path: string } // The parameters belong to this endpoint.
      throw new Medido((await call(tamanos.tamano, { path }, options)).bytes)
    }
    if (endpoint.response !== Direccion) throw new Medido()
    return call(endpoint, request, options)
  }
  try {
    await fetch(upToThere, params, device)
  } catch (error) {
    if (error instanceof Medido) return error.bytes
    if (!(error instanceof CallError || error instanceof NotHere)) throw error
  }
  return undefined
}
