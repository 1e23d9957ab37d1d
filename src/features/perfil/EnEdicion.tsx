import { type ReactNode, Suspense } from 'react'

import { Esqueleto } from '#ui/Esqueleto.tsx'
import { useAhora } from '#ui/useAhora.ts'
import { MEDIANA, useMedia } from '#ui/useMedia.ts'

import { useEdicion } from './edicion.ts'
import { FormularioDeContacto, FormularioDeDomicilio } from './formularios.ts'
import { type Persona, esEditable } from './persona.ts'
import { texts } from './texts.ts'
import { useVuelveDondeEstaba } from './useVuelveDondeEstaba.ts'

type Props = { persona: Persona | undefined; children: ReactNode }

/** On a phone a form takes the page; the cards wait. */
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
  return (
    <Suspense fallback={<Esqueleto texto={texts.trayendo} />}>
      {formulario.que === 'domicilio' ? (
        <FormularioDeDomicilio persona={persona} />
      ) : (
        <FormularioDeContacto persona={persona} n={formulario.n} />
      )}
    </Suspense>
  )
}
