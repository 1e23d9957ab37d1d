import { LeerQrScreen } from '#features/ordenes/leer/LeerQrScreen.tsx'

import { leerQr } from '../trabajadores/lectorDeQr.ts'

/** The scan of a doctor's office, with the reader that runs beside the page. */
export function LeerOrden() {
  return <LeerQrScreen leer={leerQr} />
}
