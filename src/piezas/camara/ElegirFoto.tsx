import { Image24Regular } from '@fluentui/react-icons/svg/image'
import type { RefObject } from 'react'

import './elegirFoto.css'
import { texts } from './texts.ts'

type Props = {
  principal: boolean
  entrada: RefObject<HTMLInputElement | null>
  onFoto: (file: File) => void
}

/** File input for a photo, styled as a button. It is a label, so that it opens without a script. */
export function ElegirFoto({ principal, entrada, onFoto }: Props) {
  return (
    <label className={principal ? 'boton primario foto' : 'boton contorno foto'}>
      <Image24Regular />
      {texts.elegirFoto}
      <input
        ref={entrada}
        type="file"
        accept="image/*"
        onChange={(event) => {
          const [file] = event.target.files ?? []
          // An empty input fires 'change' again for the same photo.
          event.target.value = ''
          if (file) onFoto(file)
        }}
      />
    </label>
  )
}
