import { Panel } from './Panel.tsx'

/** Why something was not done, in words. */
export type Rechazo = { titulo: string; detalle: string }

/** The same above its form; it is read at once. */
export function PanelDeRechazo({ titulo, detalle }: Rechazo) {
  return (
    <Panel tono="error" titulo={titulo} alerta>
      <p>{detalle}</p>
    </Panel>
  )
}
