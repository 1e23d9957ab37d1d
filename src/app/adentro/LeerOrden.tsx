import { LeerQrScreen } from '#features/ordenes/leer/LeerQrScreen.tsx'

import { leerQr } from '../trabajadores/lectorDeQr.ts'

/** The QR scan of a doctor's office; the reader runs in a worker. */
export function LeerOrden() {
  return <LeerQrScreen leer={leerQr} />
}
