import { PhoneAdd24Regular } from '@fluentui/react-icons/svg/phone-add'

import { useInstalar } from '#live/telefono/instalar.ts'

import { texts } from './texts.ts'

type Props = { onElegir: (() => void) | undefined }

/** SHELL-08, SHELL-09: shown only if the portal can be installed here. */
export function EntradaDeInstalar({ onElegir }: Props) {
  const instalar = useInstalar()
  if (!instalar) return null
  const { como, empezar } = instalar

  function elegir() {
    empezar()
    onElegir?.()
  }

  return (
    <li>
      <button type="button" onClick={elegir}>
        <PhoneAdd24Regular />
        <span>{como === 'iphone' ? texts.instalarEnIphone : texts.instalar}</span>
      </button>
    </li>
  )
}
