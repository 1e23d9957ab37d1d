import { Info20Regular } from '@fluentui/react-icons/svg/info'

import { texts } from './texts.ts'

export function NotaDelFormulario() {
  return (
    <p className="nota-de-orden">
      <Info20Regular />
      {texts.antesDeGenerar}
    </p>
  )
}
