import { CheckmarkCircle24Filled } from '@fluentui/react-icons/svg/checkmark-circle'
import { Warning24Filled } from '@fluentui/react-icons/svg/warning'

import { useVersion } from '#live/version/useVersion.ts'

import { texts as app } from '../texts.ts'
import { texts } from './texts.ts'

export function LineaDeVersion() {
  const { current, waiting, apply } = useVersion()
  if (!waiting)
    return (
      <p className="version ok">
        <CheckmarkCircle24Filled />
        <span>{texts.version(current)}</span>
      </p>
    )
  return (
    <div className="version aviso">
      <Warning24Filled />
      <span>{texts.versionNueva(current)}</span>
      <button type="button" onClick={apply}>
        {app.actualizar}
      </button>
    </div>
  )
}
