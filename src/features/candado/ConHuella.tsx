import { useEffect, useState } from 'react'

import { producto } from '#contract/producto.ts'
import { dejarSoloElPin, ponerLlave } from '#live/candado/conHuella.ts'
import { hayPrf } from '#live/llaves/prf.ts'
import { Boton } from '#ui/Boton.tsx'
import { Cruz, Dialogo } from '#ui/Dialogo.tsx'
import { aparato } from '#ui/esMovil.ts'
import { Formulario } from '#ui/Formulario.tsx'
import { Palabras } from '#ui/Palabras.tsx'
import { showToast } from '#ui/toasts.ts'

import { CampoDePin } from './CampoDePin.tsx'
import { Negada } from './Negada.tsx'
import { texts } from './texts.ts'
import { useIntento } from './useIntento.ts'

/** Way in with a passkey, beside the PIN: on, another one, off. Not there where the browser has none. */
export function ConHuella({ puesta }: { puesta: boolean }) {
  const [abierto, setAbierto] = useState(false)
  const hay = useHayPrf()
  if (!puesta && !hay) return null
  const cerrar = () => setAbierto(false)
  async function soloPin() {
    try {
      await dejarSoloElPin()
      showToast(texts.soloElPinListo)
    } catch {
      showToast(texts.noSePudo, { tipo: 'error' }) // The database failed: the passkey opens as before.
    }
  }
  return (
    <section className="pila" aria-labelledby="con-huella">
      <h3 id="con-huella">{texts.huella}</h3>
      <p>{puesta ? texts.conHuellaPuesta : texts.huellaDetalle(aparato())}</p>
      <p className="tenue">{texts.huellaDeOtros(aparato())}</p>
      {puesta && hay && <p className="tenue">{texts.otraHuellaDetalle}</p>}
      <div className="botones">
        {hay && (
          <Boton onClick={() => setAbierto(true)}>
            {puesta ? texts.otraHuella : texts.ponerHuella}
          </Boton>
        )}
        {puesta && <Boton onClick={() => void soloPin()}>{texts.soloElPin}</Boton>}
      </div>
      <Dialogo
        abierto={abierto}
        titulo={puesta ? texts.otraHuella : texts.ponerHuella}
        cierre={<Cruz onCerrar={cerrar} />}
        onCerrar={cerrar}
      >
        <Hacer onListo={cerrar} />
      </Dialogo>
    </section>
  )
}

function Hacer({ onListo }: { onListo: () => void }) {
  const [pin, setPin] = useState('')
  const { ocupado, porQue, conLlave, probar } = useIntento()

  async function hacer() {
    const como = { portal: producto.nombre, nombre: texts.nombreDeLlave(aparato()) }
    if (!(await probar({ pin }, () => ponerLlave(pin, como)))) return
    showToast(texts.conHuellaPuesta)
    onListo()
  }
  return (
    <Formulario onEnviar={hacer}>
      <Negada por={conLlave} />
      <p>{texts.primeroElPin(aparato())}</p>
      <CampoDePin etiqueta={texts.pinActual} valor={pin} onCambiar={setPin} error={porQue} />
      <div className="botones">
        <Boton onClick={onListo}>{texts.volver}</Boton>
        <Boton tono="primario" type="submit" ocupado={ocupado}>
          <Palabras ocupado={ocupado} quieto={texts.seguir} haciendo={texts.haciendo} />
        </Boton>
      </div>
    </Formulario>
  )
}

function useHayPrf(): boolean {
  const [hay, setHay] = useState(false)
  useEffect(() => {
    let isHere = true
    // A browser that fails to answer counts as one without it.
    hayPrf().then(
      (puede) => isHere && setHay(puede),
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [])
  return hay
}
