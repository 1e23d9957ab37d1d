import { Panel } from '#ui/Panel.tsx'

type Props = { por: { titulo: string; detalle: string } | undefined }

/** Reason why the passkey opened nothing, and the other way in. */
export function Negada({ por }: Props) {
  return (
    por && (
      <Panel tono="aviso" titulo={por.titulo} alerta>
        <p>{por.detalle}</p>
      </Panel>
    )
  )
}
