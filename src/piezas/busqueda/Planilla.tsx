import { ArrowDownload24Regular } from '@fluentui/react-icons/svg/arrow-download'

import { Boton } from '#ui/Boton.tsx'
import { MEDIANA, useMedia } from '#ui/useMedia.ts'

import { descargarPlanilla } from './planilla.ts'
import { texts } from './texts.ts'

type Props = {
  nombre: string
  filas: () => (string | number | null | undefined)[][]
}

/** A list to keep, or to send on: beside its title, where a phone has no room for it. */
export function Planilla({ nombre, filas }: Props) {
  if (!useMedia(MEDIANA)) return null
  return (
    <Boton icono={<ArrowDownload24Regular />} onClick={() => descargarPlanilla(nombre, filas())}>
      {texts.descargarPlanilla}
    </Boton>
  )
}
