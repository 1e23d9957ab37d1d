import { type Imagen, imagenLimpia } from '#contract/imagen.ts'

/** A picture without camera metadata, and its rotation; undefined if it is malformed. */
export function sinMarcas(
  bytes: Uint8Array<ArrayBuffer>,
  type: Imagen,
): { bytes: Uint8Array<ArrayBuffer>; giro: number } | undefined {
  const clean = imagenLimpia(bytes, type)
  if (!clean) return undefined
  // Browsers handle the rotation of a PNG themselves.
  if (type === 'image/png') return { bytes: clean.bytes, giro: clean.exif.length > 0 ? 0 : 1 }
  const turns = clean.exif.map(giroDe).filter((giro) => giro !== undefined)
  return { bytes: clean.bytes, giro: turns.at(-1) ?? 1 }
}

const EXIF = 0x45786966
const TIFF = 6
const ORIENTACION = 0x0112

/** Rotation 1 to 8 from the camera; undefined if there is none. */
function giroDe({ buffer, byteOffset, byteLength: end }: Uint8Array): number | undefined {
  const view = new DataView(buffer, byteOffset, end)
  if (end < TIFF + 8 || view.getUint32(0) !== EXIF) return undefined
  const little = view.getUint16(TIFF) === 0x4949
  const first = TIFF + view.getUint32(TIFF + 4, little)
  if (first + 2 > end) return undefined
  const entries = view.getUint16(first, little)
  for (let n = 0; n < entries; n += 1) {
    const entry = first + 2 + n * 12
    if (entry + 12 > end) return undefined
    if (view.getUint16(entry, little) === ORIENTACION) return view.getUint16(entry + 8, little)
  }
  return undefined
}
