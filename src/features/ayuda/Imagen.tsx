import { Image24Regular } from '@fluentui/react-icons/svg/image'

import type { ImagenDePaso } from '#contract/manual.ts'

import { useImagen } from './imagenes.ts'
import { texts } from './texts.ts'

/** A picture of the portal. Its box has the final size from the start, so nothing moves when the picture loads. */
export function Imagen({ imagen: { src, dice, ancho, alto } }: { imagen: ImagenDePaso }) {
  const imagen = useImagen(src)
  return (
    <div className="captura" style={{ aspectRatio: `${ancho} / ${alto}` }}>
      {imagen.state === 'lista' ? (
        <img src={imagen.src} alt={dice} width={ancho} height={alto} />
      ) : (
        imagen.state === 'falta' && (
          <p className="tenue">
            <Image24Regular />
            {texts.conSenal}
          </p>
        )
      )}
    </div>
  )
}
