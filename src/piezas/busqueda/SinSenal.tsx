import { CloudOff24Regular } from '@fluentui/react-icons/svg/cloud-off'

import { Panel } from '#ui/Panel.tsx'

import { texts } from './texts.ts'

/** What still works without signal, and what it cannot tell. */
export function SinSenal({ children }: { children: string }) {
  return (
    <Panel tono="aviso" icono={<CloudOff24Regular />}>
      <p>
        <strong>{texts.sinSenalDosPuntos}</strong> {children}
      </p>
    </Panel>
  )
}
