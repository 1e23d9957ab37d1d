import { archivos } from '#contract/archivos.ts'
import { deBase64 } from '#contract/base64.ts'
import type { Call } from '#contract/call.ts'
import { CallError } from '#contract/callError.ts'
import type { Archivo } from '#local/archivo.ts'

/** Fetches the file at an address from the provider's answer. */
export async function enDireccion(call: Call, { url }: { url: string }): Promise<Archivo> {
  const path = pathOf(url)
  if (path === undefined)
    throw new CallError('a document', { kind: 'shape', detail: 'url: expected /v1/files/…' })
  return (await call(archivos.descargar, { path })) as Archivo // The call answers a file.
}

/** The part after `/v1/files`, on any host: the token goes only to ours. A bare path is returned unchanged. */
export function pathOf(url: string): string | undefined {
  const bare = /^\/(?!\/)/.test(url)
  try {
    const { pathname } = new URL(url, 'https://x.invalid')
    const path = /\/v1\/files(\/.+)$/.exec(pathname)?.[1] ?? (bare ? pathname : undefined)
    return path && decodeURIComponent(path)
  } catch {
    return undefined // The text is no address, or has a broken escape.
  }
}

/** The file inside an answer (FILE-03); some hosts write it as a data: address. */
export function enBase64({ pdf }: { pdf: string }, name: string): Archivo {
  const bytes = deBase64(pdf.replace(/^data:[^,]*,/, '').replaceAll(/\s/g, ''))
  if (!bytes) throw new CallError('a document', { kind: 'damaged', how: 'otra-cosa' })
  return { bytes: bytes.buffer, type: 'application/pdf', name }
}
