import { ContactCard24Regular } from '@fluentui/react-icons/svg/contact-card'
import { useState } from 'react'

import { useAnularImpresas } from '#live/credencial/tarjetas.ts'
import { Boton } from '#ui/Boton.tsx'
import { Confirmar } from '#ui/Confirmar.tsx'
import { Cruz } from '#ui/Dialogo.tsx'
import { showToast } from '#ui/toasts.ts'

import { texts } from './texts.ts'

/** Cancels printed cards: they stay valid after every session has ended. */
export function TarjetasImpresas() {
  const impresas = useAnularImpresas()
  const [pregunta, setPregunta] = useState(false)
  if (!impresas) return null
  const { anular, busy } = impresas
  const cerrar = () => setPregunta(false)
  async function alAnular() {
    if (!(await anular())) return
    showToast(texts.anuladas)
    cerrar()
  }
  return (
    <>
      <section className="tarjeta pila">
        <h2>{texts.impresas}</h2>
        <p>{texts.impresasDetalle}</p>
        <Boton peligro onClick={() => setPregunta(true)}>
          {texts.anular}
        </Boton>
      </section>
      <Confirmar
        abierto={pregunta}
        titulo={texts.preguntaAnular}
        icono={<ContactCard24Regular />}
        tono="aviso"
        cierre={<Cruz onCerrar={cerrar} />}
        volver={texts.volver}
        hacer={busy ? texts.anulando : texts.siAnular}
        peligro
        ocupado={busy}
        onHacer={() => void alAnular()}
        onCerrar={cerrar}
      >
        <p>{texts.anularDetalle}</p>
        <p>{texts.anularSinSenal}</p>
      </Confirmar>
    </>
  )
}
