import { useEffect } from 'react'

import { usePublicUrl } from '../rutas/usePublicUrl.ts'
import { leerQr } from '../trabajadores/lectorDeQr.ts'
import { traerLectorDeQr } from '../trabajadores/traerLectorDeQr.ts'
import { PrestadasScreen } from './pantallasDeAfuera.tsx'

/** The page of lent credentials. After one visit the phone has the reader too, and receives without signal. */
export function Prestadas({ parte }: { parte: string | undefined }) {
  const publicUrl = usePublicUrl()
  useEffect(traerLectorDeQr, [])
  return <PrestadasScreen parte={parte} leer={leerQr} publicUrl={publicUrl} />
}
