/** What a file is by its own bytes, whatever its name says. */
export type TipoDePapel = 'application/pdf' | 'image/jpeg' | 'image/png'

/** Why a file is none that can be sent; each has its own sentence beside the specification's (WIZ-09). */
export type NoEsPapel = 'vacio' | 'heic' | 'otra-cosa'

const AL_PRINCIPIO = 1024

export function tipoDe(bytes: Uint8Array): TipoDePapel | NoEsPapel {
  if (bytes.length === 0) return 'vacio'
  if (empieza(bytes, [0xff, 0xd8, 0xff])) return 'image/jpeg'
  if (empieza(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png'
  const start = letras(bytes.subarray(0, AL_PRINCIPIO))
  if (/^ftyp(?:hei[cxs]|hev[cx]|mif1|msf1)/.test(start.slice(4))) return 'heic'
  // A page before it would make it a page for whoever opens it as one.
  if (/^\s*%PDF-/.test(start) && /%%EOF\s*$/.test(letras(bytes.subarray(-AL_PRINCIPIO))))
    return 'application/pdf'
  return 'otra-cosa'
}

const empieza = (bytes: Uint8Array, con: readonly number[]) =>
  con.every((byte, at) => bytes[at] === byte)

const letras = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes)

/** How many sheets a PDF seems to have; undefined where that is not written in plain. */
export function hojasDe(bytes: Uint8Array): number | undefined {
  return letras(bytes).match(/\/Type\s*\/Page\b/g)?.length
}
