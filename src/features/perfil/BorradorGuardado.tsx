import { Edit20Regular } from '@fluentui/react-icons/svg/edit'
import { useState } from 'react'
import { Link } from 'wouter'

import { useBorrador } from '#live/borradores/useBorrador.ts'
import { Boton } from '#ui/Boton.tsx'
import { Confirmar } from '#ui/Confirmar.tsx'
import { Insignia } from '#ui/Insignia.tsx'

import { texts } from './texts.ts'

/** Value of a draft of an untouched form. */
const NADA: unknown = undefined

type Props = { formulario: string; seguir: string }

/** Notice of a form that was begun and left. It is a draft, not an unsent change. */
export function BorradorGuardado({ formulario, seguir }: Props) {
  const borrador = useBorrador(formulario, NADA)
  const [pregunta, setPregunta] = useState(false)
  if (!borrador || borrador.value === NADA) return null
  return (
    <div className="sin-enviar info">
      <div className="pila">
        <Insignia tono="info" icono={<Edit20Regular />}>
          {texts.borrador}
        </Insignia>
        <p>{texts.borradorDetalle}</p>
        <div className="botones">
          <Link className="boton contorno" href={seguir}>
            {texts.seguir}
          </Link>
          <Boton tono="plano" onClick={() => setPregunta(true)}>
            {texts.descartar}
          </Boton>
        </div>
      </div>
      <Confirmar
        abierto={pregunta}
        titulo={texts.descartarBorrador}
        volver={texts.volver}
        hacer={texts.descartar}
        peligro
        onHacer={() => void borrador.done()}
        onCerrar={() => setPregunta(false)}
      >
        <p>{texts.descartarBorradorDetalle}</p>
      </Confirmar>
    </div>
  )
}
