import { ArrowDownload24Regular } from '@fluentui/react-icons/svg/arrow-download'

import { Boton } from '#ui/Boton.tsx'
import { MEDIANA, useMedia } from '#ui/useMedia.ts'

import { descargarPlanilla } from './planilla.ts'
import { texts } from './texts.ts'

type Props = {
  nombre: string
  filas: () => (string | number | null | undefined)[][]
}

/** Button to download a list as a spreadsheet. Hidden on a phone, which has no room beside the title. */
export function Planilla({ nombre, filas }: Props) {
  if (!useMedia(MEDIANA)) return null
  return (
    <Boton icono={<ArrowDownload24Regular />} onClick={() => descargarPlanilla(nombre, filas())}>
      {texts.descargarPlanilla}
    </Boton>
  )
}
