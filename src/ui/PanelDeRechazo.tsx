import { Panel } from './Panel.tsx'

/** The reason why an action was refused, in words. */
export type Rechazo = { titulo: string; detalle: string }

/** A refusal above its form; screen readers read it immediately. */
export function PanelDeRechazo({ titulo, detalle }: Rechazo) {
  return (
    <Panel tono="error" titulo={titulo} alerta>
      <p>{detalle}</p>
    </Panel>
  )
}
