import { Panel } from '#ui/Panel.tsx'

import type { Negada as Por } from './porQueNo.ts'

/** Reason why the passkey opened nothing, and the other way in. */
export function Negada({ por }: { por: Por | undefined }) {
  return (
    por && (
      <Panel tono="aviso" titulo={por.titulo} alerta>
        <p>{por.detalle}</p>
      </Panel>
    )
  )
}
