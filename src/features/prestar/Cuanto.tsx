import { Panel } from '#ui/Panel.tsx'

import { type Elegido, segundosDe } from './eleccion.ts'
import { texts } from './texts.ts'
import type { CuantoHay } from './usePrestables.ts'

type Props = { cuanto: CuantoHay | undefined; masQue: Elegido['masQue'] }

/** How much will be handed over, and how long that takes. */
export function Cuanto({ cuanto, masQue }: Props) {
  if (!cuanto) return null
  const { recetas, hojas, peso } = cuanto
  if (peso === undefined)
    return (
      <Panel tono="aviso" alerta>
        <p>{texts.muchas}</p>
      </Panel>
    )
  const conRecetas = masQue.includes('recetas')
  const faltan = recetas - hojas
  return (
    <p className="tenue">
      {conRecetas && `${texts.van(recetas, hojas)}. `}
      {conRecetas && masQue.includes('hojas') && faltan > 0 && `${texts.faltanHojas(faltan)} `}
      {texts.tarda(segundosDe(peso))}
    </p>
  )
}
