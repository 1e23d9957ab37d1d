import { PrestarScreen } from '#features/prestar/PrestarScreen.tsx'

import { usePublicUrl } from '../rutas/usePublicUrl.ts'
import { leerQr } from '../trabajadores/lectorDeQr.ts'

/** The loans of this account; the reader of the receiver's code runs in a worker. */
export function Prestar({ parte }: { parte?: string }) {
  return <PrestarScreen parte={parte} leer={leerQr} publicUrl={usePublicUrl()} />
}
