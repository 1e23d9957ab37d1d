import { Delete24Regular } from '@fluentui/react-icons/svg/delete'
import { Edit24Regular } from '@fluentui/react-icons/svg/edit'
import { useState } from 'react'
import { Link } from 'wouter'

import type { EnEdicion } from '#model/cambiosDeContactos.ts'
import type { Uno } from '#model/guardarContactos.ts'
import { Boton } from '#ui/Boton.tsx'
import { Panel } from '#ui/Panel.tsx'

import { BorrarContacto } from './BorrarContacto.tsx'
import { aEditar } from './edicion.ts'
import type { Persona } from './persona.ts'
import { texts } from './texts.ts'

type Props = {
  persona: Persona
  /** All contacts, and the place of this one. */
  filas: readonly EnEdicion[]
  n: number
  uno: Uno
  /** True for an unsent new contact: it is undone, not deleted. */
  esNuevo?: boolean
}

/** Buttons of a contact in the edited list. The only contact cannot be deleted (CONT-08). */
export function EditarYBorrar({ persona, filas, n, uno, esNuevo = false }: Props) {
  const [pregunta, setPregunta] = useState(false)
  const [unico, setUnico] = useState(false)
  const esElUnico = filas.filter((fila) => fila.uno).length === 1
  return (
    <>
      <div className="botones">
        <Link
          className="boton plano"
          href={aEditar(persona.path, { que: 'contacto', n })}
          aria-label={`${texts.editar} ${uno.valor}`}
        >
          <Edit24Regular />
          {texts.editar}
        </Link>
        {!esNuevo && (
          <Boton
            tono="plano"
            icono={<Delete24Regular />}
            aria-label={`${texts.borrar} ${uno.valor}`}
            onClick={() => (esElUnico ? setUnico(true) : setPregunta(true))}
          >
            {texts.borrar}
          </Boton>
        )}
      </div>
      {unico && (
        <Panel tono="aviso" titulo={texts.unico} alerta>
          <p>{texts.unicoDetalle}</p>
        </Panel>
      )}
      <BorrarContacto
        abierto={pregunta}
        persona={persona}
        filas={filas}
        n={n}
        uno={uno}
        onCerrar={() => setPregunta(false)}
      />
    </>
  )
}
