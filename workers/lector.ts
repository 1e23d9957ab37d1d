import { expose } from 'comlink'

import { type LeerImagen, qrDeImagen } from './qrDeImagen.ts'

/**
 * The light QR reader finds only one code in a picture, and none that the strong one misses: of 45 hard pictures it
 * reads 23 at the first try, the strong one these and 21 more. It stays because its 91 KB are on every phone whose
 * browser reads no codes, for use without signal, and the strong one's 325 KB are not.
 */
let leer: LeerImagen = (...picture) => {
  const text = qrDeImagen(...picture)
  return text === undefined ? [] : [text]
}

/** `isThere` answers that the script arrived: a worker without its script never answers. */
const lector = {
  isThere: () => true,

  leer: (...picture: Parameters<LeerImagen>) => leer(...picture),

  /** Loads the strong reader; the light one reads until it has arrived. */
  async reforzar(): Promise<void> {
    const { prepararQrFuerte } = await import('./qrFuerte.ts')
    leer = await prepararQrFuerte()
  },
}

export type LectorDeQr = typeof lector

expose(lector)
