import { expose } from 'comlink'

import { qrDeImagen } from './qrDeImagen.ts'

/**
 * Finds the QR codes of a picture, given as red, green, blue and alpha for each point; none if there is none or half
 * of one.
 */
export type LeerImagen = (
  data: Uint8ClampedArray<ArrayBuffer>,
  width: number,
  height: number,
) => Promise<string[]> | string[]

/** The light reader finds only one code. */
let leer: LeerImagen = (...picture) => {
  const text = qrDeImagen(...picture)
  return text === undefined ? [] : [text]
}

/** `isThere` answers that the script arrived: a worker without its script never answers. */
const lector = {
  isThere: () => true,

  leer: (...picture: Parameters<LeerImagen>) => leer(...picture),

  /** Loads the best reader; the light one reads until then, and if it does not arrive. */
  async reforzar(): Promise<void> {
    const { prepararQrFuerte } = await import('./qrFuerte.ts')
    leer = await prepararQrFuerte()
  },
}

export type LectorDeQr = typeof lector

expose(lector)
