import { Image24Regular } from '@fluentui/react-icons/svg/image'

import './elegirFoto.css'
import { texts } from './texts.ts'

type Props = { principal: boolean; onFoto: (file: File) => void }

/** The browser's own way to a photo, as a button of ours: a label, so that it opens without a script in between. */
export function ElegirFoto({ principal, onFoto }: Props) {
  return (
    <label className={principal ? 'boton primario foto' : 'boton contorno foto'}>
      <Image24Regular />
      {texts.elegirFoto}
      <input
        type="file"
        accept="image/*"
        onChange={(event) => {
          const [file] = event.target.files ?? []
          // The same photo may be chosen again.
          event.target.value = ''
          if (file) onFoto(file)
        }}
      />
    </label>
  )
}
