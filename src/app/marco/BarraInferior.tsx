import { useCallback } from 'react'
import { useLocation } from 'wouter'

import type { EntradaDeBarra } from './fila.ts'
import { GloboDePendientes } from './Menu.tsx'
import { actualEn } from './seccion.ts'
import { useMiCredencial } from './useMiCredencial.ts'
import { Pie } from './vista/Pie.tsx'

type Props = { onMenu: () => void }

export function BarraInferior({ onMenu }: Props) {
  const mostrar = useMiCredencial()
  const [path] = useLocation()
  const comoEs = useCallback(
    ({ href, adentro = [] }: EntradaDeBarra) => actualEn(path, href, ...adentro),
    [path],
  )
  return (
    <Pie comoEs={comoEs} globo={<GloboDePendientes />} onCredencial={mostrar} onMenu={onMenu} />
  )
}
