import { expose } from 'comlink'

import { qrDeImagen } from './qrDeImagen.ts'

/** `isThere` answers that the script arrived: a worker without one never answers anything. */
const lector = { isThere: () => true, leer: qrDeImagen }

export type LectorDeQr = typeof lector

expose(lector)
