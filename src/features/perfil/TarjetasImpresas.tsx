import { Button } from '@fluentui/react-components'
import { ContactCard24Regular } from '@fluentui/react-icons/svg/contact-card'
import { useState } from 'react'

import { useAnularImpresas } from '#live/tarjetas.ts'
import { Cruz, Dialogo } from '#ui/Dialogo.tsx'
import { showToast } from '#ui/toasts.ts'

import { texts } from './texts.ts'

/** Paper outlives every session: this is how its owner ends it. */
export function TarjetasImpresas() {
  const impresas = useAnularImpresas()
  const [pregunta, setPregunta] = useState(false)
  if (!impresas) return null
  const { anular, busy } = impresas
  const cerrar = () => setPregunta(false)
  return (
    <>
      <section className="tarjeta pila">
        <h2>{texts.impresas}</h2>
        <p>{texts.impresasDetalle}</p>
        <Button className="contorno" appearance="outline" onClick={() => setPregunta(true)}>
          {texts.anular}
        </Button>
      </section>
      <Dialogo
        abierto={pregunta}
        titulo={texts.preguntaAnular}
        icono={<ContactCard24Regular />}
        tono="aviso"
        cierre={<Cruz onCerrar={cerrar} />}
        onCerrar={cerrar}
      >
        <p>{texts.anularDetalle}</p>
        <p>{texts.anularSinSenal}</p>
        <div className="botones">
          <Button
            className="contorno"
            appearance="outline"
            disabledFocusable={busy}
            onClick={() =>
              void anular().then((ok) => {
                if (!ok) return
                showToast(texts.anuladas)
                cerrar()
              })
            }
          >
            {busy ? texts.anulando : texts.siAnular}
          </Button>
          <Button className="primario" appearance="primary" onClick={cerrar}>
            {texts.volver}
          </Button>
        </div>
      </Dialogo>
    </>
  )
}
