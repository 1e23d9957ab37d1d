import { CloudOff24Regular } from '@fluentui/react-icons/svg/cloud-off'

import { Panel } from '#ui/Panel.tsx'

import { texts } from './texts.ts'

/** Parts that still work without signal, and their limits. */
export function BuscarSinSenal({ children }: { children: string }) {
  return (
    <Panel tono="aviso" icono={<CloudOff24Regular />}>
      <p>
        <strong>{texts.sinSenalDosPuntos}</strong> {children}
      </p>
    </Panel>
  )
}
