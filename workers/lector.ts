import { expose } from 'comlink'

import { qrDeImagen } from './qrDeImagen.ts'

/** Each QR of a picture, of red, green, blue and alpha for each point; none where there is none, or half of one. */
export type LeerImagen = (
  data: Uint8ClampedArray<ArrayBuffer>,
  width: number,
  height: number,
) => Promise<string[]> | string[]

/** The light one finds no second code. */
let leer: LeerImagen = (...picture) => {
  const text = qrDeImagen(...picture)
  return text === undefined ? [] : [text]
}

/** `isThere` answers that the script arrived: a worker without one never answers anything. */
const lector = {
  isThere: () => true,

  leer: (...picture: Parameters<LeerImagen>) => leer(...picture),

  /** Brings the reader that finds most; the light one reads until it is there, and where it does not come. */
  async reforzar(): Promise<void> {
    const { prepararQrFuerte } = await import('./qrFuerte.ts')
    leer = await prepararQrFuerte()
  },
}

export type LectorDeQr = typeof lector

expose(lector)
