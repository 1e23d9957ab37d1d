import { type Infer, number, object, string } from 'superstruct'

import type { Call } from '#contract/call.ts'
import { CallError, type Danio } from '#contract/callError.ts'
import type { Archivo } from '#local/archivo.ts'
import type { Device } from '#local/bases/device.ts'
import { type Resource, resource } from '#local/resource.ts'

import { juzgar } from './juicio.ts'

/** Facts about a document without opening it. `hash`: SHA-256 of its bytes; empty in browsers that cannot hash. */
export type Documento = Infer<typeof Documento>
export const Documento = object({ name: string(), type: string(), size: number(), hash: string() })

/** A fetched document: its copy, and the bytes that are stored beside it. */
export type DocumentoTraido = Documento & { bytes: ArrayBuffer }

/** The document arrived, but is damaged or not of the expected kind. */
export class DocumentoDanado extends CallError {
  /** The damaged document: the person may want it all the same. */
  readonly archivo: Archivo

  constructor(asked: string, how: Danio, archivo: Archivo) {
    super(asked, { kind: 'damaged', how })
    this.archivo = archivo
  }
}

type Definition<Params> = Pick<
  Resource<Params, Documento>,
  'name' | 'key' | 'warm' | 'onlyWarm'
> & {
  /** Fetches it; see `enDireccion` and `enBase64`. */
  traer: (call: Call, params: Params, device: Device) => Promise<Archivo>
  /** File name, if the specification gives one; otherwise the provider's name is kept. */
  nombre?: (params: Params) => string
  /** Time for which it counts as fresh. Most documents never change. */
  freshFor?: number
}

const UN_MES = 30 * 24 * 3_600_000

/**
 * Declares a resource with a file as its answer. The copy has the facts, the bytes are stored beside it. An
 * incomplete document is not stored.
 */
export function documento<Params>({
  traer,
  nombre,
  freshFor = UN_MES,
  ...rest
}: Definition<Params>): Resource<Params, Documento> {
  return resource({
    ...rest,
    freshFor,
    shape: Documento,
    spare: true,
    conArchivo: true,
    async fetch(call, params, device): Promise<DocumentoTraido> {
      const archivo = await traer(call, params, device)
      const juicio = juzgar(archivo.bytes)
      if ('how' in juicio) throw new DocumentoDanado(rest.name, juicio.how, archivo)
      return {
        name: nombreDeArchivo(nombre?.(params) ?? archivo.name),
        type: juicio.type,
        size: archivo.bytes.byteLength,
        hash: await hashOf(archivo.bytes),
        bytes: archivo.bytes,
      }
    },
  })
}

/** File name for people: without folders and without characters that systems refuse (SEC-31). */
const nombreDeArchivo = (name: string) =>
  name
    .replaceAll(/[\p{Cc}/\\:*?"<>|]/gu, ' ')
    .replaceAll(/ +/g, ' ')
    .trim()
    .slice(0, 120)

/** True if the bytes are exactly the file of this copy. */
export async function isIntact({ size, hash }: Documento, bytes: unknown): Promise<boolean> {
  if (!(bytes instanceof ArrayBuffer) || bytes.byteLength !== size) return false
  return hash === '' || hash === (await hashOf(bytes))
}

/** SHA-256 in hexadecimal; '' in browsers that cannot hash. */
export async function hashOf(bytes: ArrayBuffer): Promise<string> {
  if (!('subtle' in crypto)) return '' // An insecure page cannot compute hashes.
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
