/** Type of a file by its own bytes, not by its name. */
export type TipoDePapel = 'application/pdf' | 'image/jpeg' | 'image/png'

/** Reason why a file cannot be sent; each has its sentence beside the specification's (WIZ-09). */
export type NoEsPapel = 'vacio' | 'heic' | 'otra-cosa'

const AL_PRINCIPIO = 1024
/** Readers search the end in these bytes: some writers add something after it. */
const AL_FINAL = 1024
const FIN = /%%EOF(?:\r\n|\r|\n)?/g

export function tipoDe(bytes: Uint8Array): TipoDePapel | NoEsPapel {
  if (bytes.length === 0) return 'vacio'
  if (empieza(bytes, [0xff, 0xd8, 0xff])) return 'image/jpeg'
  if (empieza(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png'
  const start = letras(bytes.subarray(0, AL_PRINCIPIO))
  if (/^ftyp(?:hei[cxs]|hev[cx]|mif1|msf1)/.test(start.slice(4))) return 'heic'
  // HTML before the PDF header could be opened as a web page.
  if (/^\s*%PDF-/.test(start) && finDe(bytes) !== undefined) return 'application/pdf'
  return 'otra-cosa'
}

const empieza = (bytes: Uint8Array, con: readonly number[]) =>
  con.every((byte, at) => bytes[at] === byte)

const letras = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes)

/** A PDF without bytes after its end: no reader shows them, and they could be anything. */
export const hastaElFin = (pdf: Uint8Array<ArrayBuffer>) => pdf.slice(0, finDe(pdf))

function finDe(bytes: Uint8Array): number | undefined {
  const from = Math.max(0, bytes.length - AL_FINAL)
  const last = [...letras(bytes.subarray(from)).matchAll(FIN)].at(-1)
  return last && from + last.index + last[0].length
}

/** Probable number of pages of a PDF; undefined if it is not readable as plain text. */
export function hojasDe(bytes: Uint8Array): number | undefined {
  return letras(bytes).match(/\/Type\s*\/Page\b/g)?.length
}
