import { type Imagen, imagenLimpia } from '#contract/imagen.ts'

const MAX_PIXELS = 50_000_000
export type Revisado = { tipo: string; bytes: Buffer; fojas: number }

/**
 * Type of a file by its first bytes and its structure, not by its name: exactly one PDF, JPEG or PNG, with nothing
 * before or after it; otherwise undefined. Camera metadata is removed from pictures.
 */
export function revisar(bytes: Buffer): Revisado | undefined {
  return asPdf(bytes) ?? asImage(bytes, 'image/jpeg') ?? asImage(bytes, 'image/png')
}

function asPdf(bytes: Buffer): Revisado | undefined {
  const start = bytes.subarray(0, 1024).indexOf('%PDF-')
  // HTML before the PDF header could be opened as a web page.
  if (start < 0 || bytes.toString('latin1', 0, start).trim() !== '') return undefined
  if (!/%%EOF\s*$/.test(bytes.subarray(-1024).toString('latin1'))) return undefined
  const pages = bytes.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 1
  return { tipo: 'application/pdf', bytes, fojas: pages }
}

function asImage(bytes: Buffer, type: Imagen): Revisado | undefined {
  const clean = imagenLimpia(new Uint8Array(bytes), type)
  if (!clean || clean.ancho < 1 || clean.alto < 1 || clean.ancho * clean.alto > MAX_PIXELS)
    return undefined
  return { tipo: type, bytes: Buffer.from(clean.bytes.buffer), fojas: 1 }
}
