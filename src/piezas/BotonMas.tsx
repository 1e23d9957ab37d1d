import { Add24Regular } from '@fluentui/react-icons/svg/add'

import { EnlaceBoton } from '#ui/EnlaceBoton.tsx'

import './botonMas.css'

/** The list's 'Agregar' button on a phone: a round button over the list, near the thumb. */
export function BotonMas({ href, children }: { href: string; children: string }) {
  return (
    <div className="boton-mas">
      <EnlaceBoton tono="primario" href={href} icono={<Add24Regular />}>
        <span className="oculto">{children}</span>
      </EnlaceBoton>
    </div>
  )
}
