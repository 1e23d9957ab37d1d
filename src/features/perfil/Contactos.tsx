import { Add24Regular } from '@fluentui/react-icons/svg/add'
import { Checkmark24Regular } from '@fluentui/react-icons/svg/checkmark'
import { Link } from 'wouter'

import { cambiosDe, enEdicion, sinCambio, sinRechazo } from '#model/cambiosDeContactos.ts'
import { sonLosMismos } from '#model/guardarContactos.ts'
import { Boton } from '#ui/Boton.tsx'
import { useAhora } from '#ui/useAhora.ts'

import { BorradorGuardado } from './BorradorGuardado.tsx'
import { CabezaDeTarjeta, DesdeSuCuenta } from './CabezaDeTarjeta.tsx'
import { deshacer, rechazadoDe, useCambioDeContactos } from './cambio.ts'
import { CambioDeContacto } from './CambioDeContacto.tsx'
import { Contacto } from './Contacto.tsx'
import { aEditar, useEdicion } from './edicion.ts'
import { type Persona, esEditable } from './persona.ts'
import { texts } from './texts.ts'
import { contactosDe, formularioDe, useGuardarContactos } from './useGuardarContactos.ts'

/** A member's contacts (PROF-04, FAM-05), with unsent changes. */
export function Contactos({ persona }: { persona: Persona }) {
  const { idAfiliado, path, nombre } = persona
  const suyo = esEditable(persona, useAhora(3_600_000))
  const [edicion, terminar] = useEdicion()
  const cambio = useCambioDeContactos(idAfiliado)
  // A conflict is decided first: until then nothing can be edited, or it would overwrite data that the person has not
  // seen.
  const editable = suyo && cambio?.state !== 'conflict'
  const editando = editable && edicion?.que === 'contactos'
  const guardar = useGuardarContactos(persona)
  const contactos = contactosDe(persona.ficha)
  const cambios = cambio ? cambiosDe(cambio.payload) : []
  const rechazado = rechazadoDe(cambio)
  const filas = enEdicion(contactos, rechazado?.payload)
  const tocado = (n: number) =>
    !rechazado &&
    cambios.some(
      (uno) => uno.que !== 'borrado' && sonLosMismos([uno.uno], [contactos[n] ?? uno.uno]),
    )
  const agregar = aEditar(path, { que: 'contacto', n: undefined })

  return (
    <section className="tarjeta relleno" aria-label={texts.contactos}>
      <Cabeza
        path={editable ? path : undefined}
        onListo={editando ? () => terminar() : undefined}
      />
      {editable && (
        <BorradorGuardado formulario={formularioDe(idAfiliado, undefined)} seguir={agregar} />
      )}
      {cambio &&
        cambios.map((uno) => (
          <CambioDeContacto
            key={JSON.stringify(uno)}
            cambio={uno}
            pendiente={cambio}
            persona={persona}
            filas={filas}
            editable={editable}
            editando={editando}
            solo={cambios.length === 1}
            onDeshacer={async (dicho) => {
              if (rechazado) return guardar(sinRechazo(filas, uno))
              const despues = sinCambio(cambio.payload, uno)
              if (cambio.unsent && sonLosMismos(despues, cambio.payload.antes))
                return deshacer(cambio, dicho)
              await guardar(despues)
            }}
          />
        ))}
      {contactos.length === 0 && cambios.length === 0 && (
        <p className="tenue">{texts.sinContactos}</p>
      )}
      <ul className="contactos" aria-label={texts.contactos}>
        {contactos.map((uno, n) =>
          tocado(n) ? null : (
            <Contacto
              key={uno.id ?? uno.valor}
              n={n}
              filas={filas}
              persona={persona}
              editable={editable}
              editando={editando}
            />
          ),
        )}
      </ul>
      {editando && (
        <Link className="agregar" href={agregar}>
          <Add24Regular />
          {texts.agregar}
        </Link>
      )}
      {!suyo && <DesdeSuCuenta>{texts.losCambia(nombre)}</DesdeSuCuenta>}
    </section>
  )
}

type CabezaProps = {
  /** Address of the form for the contacts; undefined if they cannot be edited. */
  path: string | undefined
  /** Closes the open form. */
  onListo: (() => void) | undefined
}

function Cabeza({ path, onListo }: CabezaProps) {
  if (!onListo)
    return (
      <CabezaDeTarjeta
        titulo={texts.contactos}
        editar={path === undefined ? undefined : aEditar(path, { que: 'contactos' })}
      />
    )
  return (
    <div className="cabeza-de-tarjeta">
      <h2>{texts.contactos}</h2>
      <Boton tono="plano" icono={<Checkmark24Regular />} onClick={onListo}>
        {texts.listo}
      </Boton>
    </div>
  )
}
