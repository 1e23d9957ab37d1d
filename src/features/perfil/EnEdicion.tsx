import type { ReactNode } from 'react'

import { useAhora } from '#ui/useAhora.ts'
import { MEDIANA, useMedia } from '#ui/useMedia.ts'

import { useEdicion } from './edicion.ts'
import { FormularioDeContacto, FormularioDeDomicilio } from './formularios.tsx'
import { type Persona, esEditable } from './persona.ts'
import { useVuelveDondeEstaba } from './useVuelveDondeEstaba.ts'

type Props = { persona: Persona | undefined; children: ReactNode }

/** On a phone, an open form takes the whole page and hides the cards. */
export function EnEdicion({ persona, children }: Props) {
  const [edicion] = useEdicion()
  const mediana = useMedia(MEDIANA)
  const now = useAhora(3_600_000)
  const formulario =
    mediana || !persona || !esEditable(persona, now) || edicion?.que === 'contactos'
      ? undefined
      : edicion
  useVuelveDondeEstaba(formulario !== undefined)
  if (!persona || !formulario) return children
  if (formulario.que === 'domicilio') return <FormularioDeDomicilio persona={persona} />
  return <FormularioDeContacto persona={persona} n={formulario.n} />
}
