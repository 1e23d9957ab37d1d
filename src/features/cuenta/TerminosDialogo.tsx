import { DocumentText24Regular } from '@fluentui/react-icons/svg/document-text'
import { type ReactNode, useState } from 'react'

import { Boton } from '#ui/Boton.tsx'
import { Cruz, Dialogo } from '#ui/Dialogo.tsx'
import { aparato } from '#ui/esMovil.ts'

import { texts } from './texts.ts'

type Props = {
  abierto: boolean
  terminos: ReactNode
  privacidad: ReactNode
  onCerrar: () => void
  onAceptar: () => void
}

/** The terms over the form (ACCT-15). The text scrolls; the button stays visible. */
export function TerminosDialogo({ abierto, terminos, privacidad, onCerrar, onAceptar }: Props) {
  const [enPrivacidad, setEnPrivacidad] = useState(false)
  const otro = enPrivacidad ? texts.losTerminos : texts.queSeGuarda(aparato())
  return (
    <Dialogo
      abierto={abierto}
      titulo={enPrivacidad ? texts.queSeGuarda(aparato()) : texts.terminos}
      icono={<DocumentText24Regular />}
      cierre={<Cruz onCerrar={onCerrar} />}
      onCerrar={onCerrar}
    >
      <section className="texto-largo">
        {enPrivacidad ? privacidad : terminos}
        <button type="button" className="enlace" onClick={() => setEnPrivacidad(!enPrivacidad)}>
          {otro}
        </button>
      </section>
      <div className="botones final">
        <Boton tono="primario" onClick={onAceptar}>
          {texts.aceptar}
        </Boton>
      </div>
    </Dialogo>
  )
}
