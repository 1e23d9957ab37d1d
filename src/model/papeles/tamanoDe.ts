// Size of a picture, from its header, without decoding it.

type Tamano = { ancho: number; alto: number }

/** The provider accepts no larger picture. */
const MAX_PIXELES = 50_000_000
/** Pictures that will be reduced may have more pixels: cameras have modes of 50 and 64 megapixels. Decoded they take 280 MB. */
const MAX_DE_CAMARA = 70_000_000

const pixeles = ({ ancho, alto }: Tamano) => ancho * alto

/** True if a picture has more pixels than can be sent, or than a cheap phone can open. */
export const esInmensa = (tamano: Tamano, seAchica: boolean): boolean =>
  pixeles(tamano) > (seAchica ? MAX_DE_CAMARA : MAX_PIXELES)

/** Undefined if the header has no size: then it cannot be drawn either. */
export function tamanoDe(
  bytes: Uint8Array<ArrayBuffer>,
  type: 'image/jpeg' | 'image/png',
): Tamano | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return type === 'image/jpeg' ? deJpeg(view) : dePng(view)
}

const IHDR = 0x49484452

function dePng(view: DataView): Tamano | undefined {
  if (view.byteLength < 24 || view.getUint32(12) !== IHDR) return undefined
  return { ancho: view.getUint32(16), alto: view.getUint32(20) }
}

const DATOS = 0xda
/** SOF0 to SOF15, without the tables and arithmetic settings among them. */
const esCuadro = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** Like the browsers' decoders, looks for the next marker after foreign bytes between two segments. */
function deJpeg(view: DataView): Tamano | undefined {
  let at = 2
  while (at + 9 <= view.byteLength) {
    const marker = view.getUint8(at + 1)
    if (view.getUint8(at) !== 0xff || marker === 0xff || marker === 0) {
      at += 1
      continue
    }
    if (marker === DATOS) return undefined
    if (esCuadro(marker)) return { alto: view.getUint16(at + 5), ancho: view.getUint16(at + 7) }
    at += 2 + (tieneLargo(marker) ? view.getUint16(at + 2) : 0)
  }
  return undefined
}

/** Markers without a length: restarts, begin and end of the picture. */
const tieneLargo = (marker: number) => marker !== 0x01 && !(marker >= 0xd0 && marker <= 0xd9)
