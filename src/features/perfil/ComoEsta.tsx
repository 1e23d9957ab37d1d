import { lineasDeDomicilio } from '#model/domicilio.ts'
import { ANCHA, useMedia } from '#ui/useMedia.ts'

import type { Persona } from './persona.ts'
import { texts } from './texts.ts'
import { tipoDe } from './tipos.tsx'
import { contactosDe } from './useGuardarContactos.ts'

type Props = { persona: Persona; que: 'domicilio' | 'contacto' }

/** The stored data beside the form that changes them, on a computer. */
export function ComoEsta({ persona: { ficha }, que }: Props) {
  const lineas = que === 'domicilio' ? lineasDeDomicilio(ficha) : []
  const contactos = que === 'contacto' ? contactosDe(ficha) : []
  if (!useMedia(ANCHA) || lineas.length + contactos.length === 0) return null
  return (
    <section className="tarjeta relleno">
      <h2>{texts.comoEsta[que]}</h2>
      {lineas.map((linea) => (
        <p key={linea}>{linea}</p>
      ))}
      {contactos.length > 0 && (
        <ul className="contactos">
          {contactos.map(({ tipo, valor }) => (
            <li key={valor}>
              {tipoDe(tipo).icono}
              <span>
                <span className="oculto">{tipoDe(tipo).nombre}: </span>
                {valor}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
