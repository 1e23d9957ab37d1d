import { CloudOff24Regular } from '@fluentui/react-icons/svg/cloud-off'
import { History24Regular } from '@fluentui/react-icons/svg/history'
import { Link } from 'wouter'

import { Panel } from '#ui/Panel.tsx'

import { texts } from './texts.ts'

/** Above a form that cannot be sent now: what is kept, and what does work. */
export function FaltaSenal() {
  return (
    <Panel tono="aviso" titulo={texts.sinSenal} icono={<CloudOff24Regular />}>
      <p>{texts.sinSenalDetalle}</p>
      <Link className="enlace" href="/consultar-ordenes">
        <History24Regular />
        {texts.verGuardadas}
      </Link>
    </Panel>
  )
}

/** Why the buttons below it are off. */
export function SeHabilitan() {
  return (
    <p className="se-habilitan">
      <CloudOff24Regular />
      {texts.seHabilitan}
    </p>
  )
}
