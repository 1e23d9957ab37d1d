import type { Pendiente } from '#live/pendientes/usePendientes.ts'
import { type CambioDeUno, type EnEdicion, lugarDeCambio } from '#model/cambiosDeContactos.ts'
import { EnlaceBoton } from '#ui/EnlaceBoton.tsx'

import { CambioSinEnviar } from './CambioSinEnviar.tsx'
import { aEditar } from './edicion.ts'
import { EditarYBorrar } from './EditarYBorrar.tsx'
import type { Persona } from './persona.ts'
import { texts } from './texts.ts'
import { tipoDe } from './tipos.tsx'
import { useSeConfirma } from './useSeConfirma.ts'

type Props = {
  cambio: CambioDeUno
  pendiente: Pendiente
  persona: Persona
  /** All contacts, with the unsent changes. */
  filas: readonly EnEdicion[]
  editable: boolean
  editando: boolean
  /** True if it is the only contact in its change: once refused or tried, the whole change is discarded. */
  solo: boolean
  /** `dicho`: message for the moment when the old value is back. */
  onDeshacer: (dicho: string) => Promise<unknown>
}

/** An unsent change of one contact. It can be corrected or undone. */
export function CambioDeContacto(props: Props) {
  const { cambio, pendiente, persona, filas, editable, editando, solo, onDeshacer } = props
  const uno = cambio.que === 'borrado' ? cambio.antes : cambio.uno
  const volvio = cambio.que === 'nuevo' ? undefined : cambio.antes.valor
  const rechazado = pendiente.state === 'rejected'
  // A refused change, or a conflict, may never be sent: the note about the next step would be wrong.
  const saldra = pendiente.state === 'pending' || pendiente.state === 'sending'
  const seConfirma = useSeConfirma(uno.tipo)
  const nota = cambio.que === 'borrado' ? texts.seBorra : seConfirma ? texts.seConfirma : undefined
  const n = lugarDeCambio(cambio, filas)
  const seEscribe = editable && cambio.que !== 'borrado' && n >= 0
  return (
    <CambioSinEnviar
      pendiente={pendiente}
      // With several contacts only this one is undone: the person still wants the rest.
      seDeshace={!solo && (rechazado || pendiente.state === 'pending')}
      corregir={
        seEscribe &&
        rechazado && (
          <EnlaceBoton href={aEditar(persona.path, { que: 'contacto', n })}>
            {texts.corregir}
          </EnlaceBoton>
        )
      }
      icono={tipoDe(uno.tipo).icono}
      nota={saldra ? nota : undefined}
      onDeshacer={() =>
        void onDeshacer(volvio === undefined ? texts.deshecho : texts.volvio(volvio))
      }
    >
      <p className="valor">{cambio.que === 'borrado' ? <del>{uno.valor}</del> : uno.valor}</p>
      {cambio.que === 'cambiado' && <p className="tenue">{texts.antes(cambio.antes.valor)}</p>}
      {seEscribe && saldra && editando && (
        <EditarYBorrar
          persona={persona}
          filas={filas}
          n={n}
          uno={uno}
          esNuevo={cambio.que === 'nuevo'}
        />
      )}
    </CambioSinEnviar>
  )
}
