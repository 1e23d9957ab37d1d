import { type Infer, number, object, string } from 'superstruct'

import type { Call } from '#contract/call.ts'
import { CallError, type Danio } from '#contract/callError.ts'
import type { Archivo } from '#local/archivo.ts'
import type { Device } from '#local/bases/device.ts'
import { type Resource, resource } from '#local/resource.ts'

import { juzgar } from './juicio.ts'

/** What is known of a document without opening it. `hash`: SHA-256 of its bytes; empty where a browser makes none. */
export type Documento = Infer<typeof Documento>
export const Documento = object({ name: string(), type: string(), size: number(), hash: string() })

/** A document as it came: its copy, and the bytes that are kept beside it. */
export type DocumentoTraido = Documento & { bytes: ArrayBuffer }

/** It came, and is not what it should be. */
export class DocumentoDanado extends CallError {
  /** As it came: a person may want it all the same. */
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
  /** What its file is called, where the specification says so; otherwise it keeps the name that it came with. */
  nombre?: (params: Params) => string
  /** How long it stands as it is. Most never change once they are there. */
  freshFor?: number
}

const UN_MES = 30 * 24 * 3_600_000

/**
 * Declares a resource whose answer is a file. Its copy says what is known of it, its bytes lie beside it. What is no whole
 * document is not stored.
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

/** A name is for people: no folder of it is believed, nor anything that no system takes (SEC-31). */
const nombreDeArchivo = (name: string) =>
  name
    .replaceAll(/[\p{Cc}/\\:*?"<>|]/gu, ' ')
    .replaceAll(/ +/g, ' ')
    .trim()
    .slice(0, 120)

/** Whether a file is, byte for byte, the one of this copy. */
export async function isIntact({ size, hash }: Documento, bytes: unknown): Promise<boolean> {
  if (!(bytes instanceof ArrayBuffer) || bytes.byteLength !== size) return false
  return hash === '' || hash === (await hashOf(bytes))
}

/** SHA-256 in hexadecimal; '' where the browser has none. */
export async function hashOf(bytes: ArrayBuffer): Promise<string> {
  if (!('subtle' in crypto)) return '' // not in an insecure context
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
