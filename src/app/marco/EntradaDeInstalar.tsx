import { PhoneAdd24Regular } from '@fluentui/react-icons/svg/phone-add'

import { useInstalar } from '#live/instalar.ts'

import { texts } from './texts.ts'

type Props = { enCajon: boolean; onElegir: (() => void) | undefined }

/** SHELL-08 and 09: there only where it leads to something. */
export function EntradaDeInstalar({ enCajon, onElegir }: Props) {
  const instalar = useInstalar()
  if (!instalar) return null
  const { como, empezar } = instalar

  function elegir() {
    // The drawer takes its entry of the history away as it closes: the guide's own comes after that.
    if (enCajon && como === 'iphone') addEventListener('popstate', empezar, { once: true })
    else empezar()
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
