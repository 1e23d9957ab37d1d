import { LockClosed24Regular } from '@fluentui/react-icons/svg/lock-closed'
import { useEffect, useState } from 'react'

import { producto } from '#contract/producto.ts'
import { abrirConPin, olvidar } from '#live/candado/candado.ts'
import { signOut } from '#live/sesion/access.ts'
import { Boton } from '#ui/Boton.tsx'
import { Confirmar } from '#ui/Confirmar.tsx'
import { Cruz } from '#ui/Dialogo.tsx'
import { aparato } from '#ui/esMovil.ts'
import { Formulario } from '#ui/Formulario.tsx'
import { Palabras } from '#ui/Palabras.tsx'
import { showToast } from '#ui/toasts.ts'

import { CampoDePin } from './CampoDePin.tsx'
import { texts } from './texts.ts'
import { useIntento } from './useIntento.ts'

/**
 * Screen that opens the lock, shown in place of the portal at every address. When the lock opens, the page continues
 * by itself.
 */
export function Abrir() {
  const [pin, setPin] = useState('')
  const { ocupado, porQue, probar } = useIntento()
  useEffect(() => {
    document.title = `${texts.titulo} · ${producto.nombre}`
  }, [])

  async function abrir() {
    if (!(await probar(pin, () => abrirConPin(pin)))) setPin('')
  }
  return (
    <>
      <h1>{texts.tituloCerrado}</h1>
      <Formulario onEnviar={abrir}>
        <p>{texts.cerradoDetalle(aparato())}</p>
        <CampoDePin etiqueta={texts.pin} valor={pin} onCambiar={setPin} error={porQue} />
        <Boton tono="primario" type="submit" icono={<LockClosed24Regular />} ocupado={ocupado}>
          <Palabras ocupado={ocupado} quieto={texts.abrir} haciendo={texts.probando} />
        </Boton>
      </Formulario>
      <Olvide />
    </>
  )
}

/** The way in without the PIN: erases copies, drafts and the lock, and leads to the sign-in. */
function Olvide() {
  const [preguntando, setPreguntando] = useState(false)
  const [ocupado, setOcupado] = useState(false)
  const cerrar = () => setPreguntando(false)

  async function borrar() {
    setOcupado(true)
    try {
      await olvidar()
      showToast(texts.olvidado, { segundos: 12 })
      await signOut()
    } catch {
      showToast(texts.noSePudo, { tipo: 'error' }) // The database failed: either everything was erased or nothing.
    } finally {
      setOcupado(false)
    }
  }
  return (
    <>
      <Boton tono="plano" onClick={() => setPreguntando(true)}>
        {texts.olvide}
      </Boton>
      <Confirmar
        abierto={preguntando}
        titulo={texts.olvideTitulo}
        cierre={<Cruz onCerrar={cerrar} />}
        volver={texts.volver}
        hacer={ocupado ? texts.haciendo : texts.borrar}
        peligro
        ocupado={ocupado}
        onHacer={() => void borrar()}
        onCerrar={cerrar}
      >
        <p>{texts.olvideDetalle(aparato())}</p>
        <p>{texts.olvideQueda}</p>
      </Confirmar>
    </>
  )
}
