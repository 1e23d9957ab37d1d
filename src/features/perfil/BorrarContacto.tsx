import { Delete24Regular } from '@fluentui/react-icons/svg/delete'
import { useState } from 'react'

import { type EnEdicion, listaCon } from '#model/cambiosDeContactos.ts'
import type { Uno } from '#model/guardarContactos.ts'
import { Confirmar } from '#ui/Confirmar.tsx'
import { Cruz } from '#ui/Dialogo.tsx'
import { showToast } from '#ui/toasts.ts'

import type { Persona } from './persona.ts'
import { texts } from './texts.ts'
import { useGuardarContactos } from './useGuardarContactos.ts'

type Props = {
  abierto: boolean
  persona: Persona
  /** All contacts, and the place of the one to delete. */
  filas: readonly EnEdicion[]
  n: number
  uno: Uno
  onCerrar: () => void
}

/** Question before a contact is deleted, with the consequences (CONT-09). */
export function BorrarContacto({ abierto, persona, filas, n, uno, onCerrar }: Props) {
  const guardar = useGuardarContactos(persona)
  const [ocupado, setOcupado] = useState(false)

  async function borrar() {
    setOcupado(true)
    const porQueNo = await guardar(listaCon(filas, n, undefined)).finally(() => setOcupado(false))
    if (porQueNo !== undefined) showToast(porQueNo, { tipo: 'error' })
    onCerrar()
  }

  return (
    <Confirmar
      abierto={abierto}
      titulo={texts.preguntaBorrar}
      icono={<Delete24Regular />}
      tono="error"
      cierre={<Cruz onCerrar={onCerrar} />}
      volver={texts.volver}
      hacer={texts.borrar}
      peligro
      ocupado={ocupado}
      onHacer={() => void borrar()}
      onCerrar={onCerrar}
    >
      <p className="fuerte">{uno.valor}</p>
      <p>{texts.borrarDetalle}</p>
    </Confirmar>
  )
}
