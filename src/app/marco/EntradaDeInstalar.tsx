import { PhoneAdd24Regular } from '@fluentui/react-icons/svg/phone-add'

import { useInstalar } from '#live/telefono/instalar.ts'

import { texts } from './texts.ts'

type Props = { onElegir: (() => void) | undefined }

/** SHELL-08 and 09: there only where it leads to something. */
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
