import { archivos } from '#contract/archivos.ts'
import { deBase64 } from '#contract/base64.ts'
import type { Call } from '#contract/call.ts'
import { CallError } from '#contract/callError.ts'
import { leerDireccion } from '#contract/direccion.ts'
import type { Archivo } from '#local/archivo.ts'

/** Fetches the file of an address that the provider answered. */
export async function enDireccion(call: Call, { url }: { url: string }): Promise<Archivo> {
  const path = pathOf(url)
  if (path === undefined)
    throw new CallError('a document', { kind: 'shape', detail: 'url: expected /v1/files/…' })
  return (await call(archivos.descargar, { path })) as Archivo // of a call that answers a file
}

/** What follows `/v1/files` in it, whatever its host: the token goes to ours. A bare path is one already. */
export function pathOf(url: string): string | undefined {
  const bare = /^\/(?!\/)/.test(url)
  const { pathname } = leerDireccion(url, 'https://x.invalid') ?? {}
  if (pathname === undefined) return undefined
  const path = /\/v1\/files(\/.+)$/.exec(pathname)?.[1] ?? (bare ? pathname : undefined)
  try {
    return path && decodeURIComponent(path)
  } catch {
    return undefined
  }
}

/** The file of an answer that holds it (FILE-03); some hosts write it as a data: address. */
export function enBase64({ pdf }: { pdf: string }, name: string): Archivo {
  const bytes = deBase64(pdf.replace(/^data:[^,]*,/, '').replaceAll(/\s/g, ''))
  if (!bytes) throw new CallError('a document', { kind: 'damaged', how: 'otra-cosa' })
  return { bytes: bytes.buffer, type: 'application/pdf', name }
}
