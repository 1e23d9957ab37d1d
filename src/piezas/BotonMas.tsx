import { Add24Regular } from '@fluentui/react-icons/svg/add'

import { EnlaceBoton } from '#ui/EnlaceBoton.tsx'

import './botonMas.css'

/** On a phone, what a list's 'Agregar' is elsewhere: over the list, where the thumb is. */
export function BotonMas({ href, children }: { href: string; children: string }) {
  return (
    <div className="boton-mas">
      <EnlaceBoton tono="primario" href={href} icono={<Add24Regular />}>
        <span className="oculto">{children}</span>
      </EnlaceBoton>
    </div>
  )
}
