import { CloudOff24Regular } from '@fluentui/react-icons/svg/cloud-off'
import { History24Regular } from '@fluentui/react-icons/svg/history'
import { Link } from 'wouter'

import { Panel } from '#ui/Panel.tsx'

import { texts } from './texts.ts'

/** Notice above a form that needs signal: the typed data are kept, and a link leads to the stored orders. */
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

/** Explains why the buttons below are disabled. */
export function SeHabilitan() {
  return (
    <p className="se-habilitan">
      <CloudOff24Regular />
      {texts.seHabilitan}
    </p>
  )
}
