import { Call24Regular } from '@fluentui/react-icons/svg/call'
import { Mail24Regular } from '@fluentui/react-icons/svg/mail'
import { Phone24Regular } from '@fluentui/react-icons/svg/phone'
import type { ReactNode } from 'react'

import type { Contacto } from '#contract/contacto.ts'

import { texts } from './texts.ts'

// As the provider numbers them: 1 telefono, 2 email, 5 celular.
const POR_TIPO: Record<number, { icono: ReactNode; nombre: string }> = {
  1: { icono: <Call24Regular />, nombre: texts.telefono },
  2: { icono: <Mail24Regular />, nombre: texts.correo },
  5: { icono: <Phone24Regular />, nombre: texts.celular },
}
const OTRO = { icono: <Call24Regular />, nombre: texts.otroContacto }

export function Contactos({ contactos }: { contactos: Contacto[] }) {
  const activos = contactos.filter(({ activo }) => activo !== false)
  return (
    <section className="tarjeta relleno">
      <h2>{texts.contactos}</h2>
      {activos.length === 0 && <p className="tenue">{texts.sinContactos}</p>}
      <ul className="contactos">
        {activos.map((contacto) => {
          const { icono, nombre } = POR_TIPO[contacto.idTipoContacto ?? 0] ?? OTRO
          return (
            <li key={contacto.idHistorialContactoPersonaFisica}>
              {icono}
              <span className="oculto">{contacto.descripcionTipoContacto ?? nombre}: </span>
              <span>{contacto.descripcion}</span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
