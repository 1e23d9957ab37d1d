import { NivelDeTitulo } from '#ui/Titulo.tsx'
import { MEDIANA, useMedia } from '#ui/useMedia.ts'

import { ComoEsta } from './ComoEsta.tsx'
import { Contactos } from './Contactos.tsx'
import { Domicilio } from './Domicilio.tsx'
import { useEdicion } from './edicion.ts'
import { FormularioDeContacto, FormularioDeDomicilio } from './formularios.tsx'
import type { Persona } from './persona.ts'

/** Address and contacts (PROF-04). On a computer, a form opens in place of its card, and the other card stays. */
export function Tarjetas({ persona }: { persona: Persona }) {
  const [edicion] = useEdicion()
  const mediana = useMedia(MEDIANA)
  const que = mediana ? edicion?.que : undefined
  return (
    <NivelDeTitulo value={2}>
      {que === 'domicilio' ? (
        <>
          <section className="tarjeta relleno">
            <FormularioDeDomicilio persona={persona} />
          </section>
          <ComoEsta persona={persona} que="domicilio" />
        </>
      ) : (
        <Domicilio persona={persona} />
      )}
      {que === 'contacto' ? (
        <>
          <section className="tarjeta relleno">
            <FormularioDeContacto
              persona={persona}
              n={edicion?.que === 'contacto' ? edicion.n : undefined}
            />
          </section>
          <ComoEsta persona={persona} que="contacto" />
        </>
      ) : (
        <Contactos persona={persona} />
      )}
    </NivelDeTitulo>
  )
}
