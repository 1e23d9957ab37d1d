import type { Pendiente } from '#live/usePendientes.ts'
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
  /** The whole list as it is written on. */
  filas: readonly EnEdicion[]
  editable: boolean
  editando: boolean
  /** The one thing that was changed: refused or tried, it is discarded with its change. */
  solo: boolean
  /** `dicho`: what is said once the old value is back. */
  onDeshacer: (dicho: string) => Promise<unknown>
}

/** What was done to one contact and has not arrived: it can be written anew, or taken back. */
export function CambioDeContacto(props: Props) {
  const { cambio, pendiente, persona, filas, editable, editando, solo, onDeshacer } = props
  const uno = cambio.que === 'borrado' ? cambio.antes : cambio.uno
  const volvio = cambio.que === 'nuevo' ? undefined : cambio.antes.valor
  const rechazado = pendiente.state === 'rejected'
  // Of what was refused, or has to be decided, nothing is promised.
  const saldra = pendiente.state === 'pending' || pendiente.state === 'sending'
  const seConfirma = useSeConfirma(uno.tipo)
  const nota = cambio.que === 'borrado' ? texts.seBorra : seConfirma ? texts.seConfirma : undefined
  const n = lugarDeCambio(cambio, filas)
  const seEscribe = editable && cambio.que !== 'borrado' && n >= 0
  return (
    <CambioSinEnviar
      pendiente={pendiente}
      // Of several it is taken back alone: the rest is still wanted.
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
