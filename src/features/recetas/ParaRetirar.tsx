import { BuildingShop24Regular } from '@fluentui/react-icons/svg/building-shop'
import type { ReactNode } from 'react'

import type { DetalleDeRecetaCronica } from '#contract/recetasCronicas.ts'
import { presente } from '#formato/presente.ts'
import { IrALugar } from '#piezas/ComoLlegar.tsx'
import { Panel } from '#ui/Panel.tsx'

import { texts } from './texts.ts'

type Props = {
  detalle: DetalleDeRecetaCronica
  /** Makes the directions to the pharmacy the main action of the page. */
  primario?: boolean
  children?: ReactNode
}

/** Pharmacy where the medicines wait (CRON-06). */
export function ParaRetirar({ detalle, primario = false, children }: Props) {
  const { nombreFarmacia, direccionFarmacia, localidadFarmacia, telefonoFarmacia } = detalle
  const donde = [presente(direccionFarmacia), presente(localidadFarmacia)].filter(Boolean)
  return (
    <Panel tono="ok" titulo={texts.podesRetirar} icono={<BuildingShop24Regular />}>
      {presente(nombreFarmacia) && <p className="fuerte">{nombreFarmacia}</p>}
      {donde.length > 0 && <p>{donde.join(', ')}</p>}
      <IrALugar
        primario={primario}
        lugar={{
          nombre: nombreFarmacia ?? texts.farmacia,
          direccion: direccionFarmacia,
          localidad: localidadFarmacia,
          telefono: telefonoFarmacia,
        }}
      />
      {children}
    </Panel>
  )
}
