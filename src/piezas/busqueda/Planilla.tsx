import { ArrowDownload24Regular } from '@fluentui/react-icons/svg/arrow-download'

import { Boton } from '#ui/Boton.tsx'
import { MEDIANA, useMedia } from '#ui/useMedia.ts'

import { descargarPlanilla } from './planilla.ts'
import { texts } from './texts.ts'

type Props = {
  nombre: string
  filas: () => (string | number | null | undefined)[][]
  /** It stands beside the title, where a phone has no room for it. */
  soloEnGrande?: boolean
}

/** A list to keep, or to send on: its name is shorter where there is little room. */
export function Planilla({ nombre, filas, soloEnGrande = false }: Props) {
  const mediana = useMedia(MEDIANA)
  if (soloEnGrande && !mediana) return null
  return (
    <Boton icono={<ArrowDownload24Regular />} onClick={() => descargarPlanilla(nombre, filas())}>
      {mediana ? texts.descargarPlanilla : texts.planilla}
    </Boton>
  )
}
