import { Fingerprint24Regular } from '@fluentui/react-icons/svg/fingerprint'
import { LockClosed24Regular } from '@fluentui/react-icons/svg/lock-closed'
import { useEffect, useState } from 'react'

import { producto } from '#contract/producto.ts'
import { abrir, olvidar, useCandado } from '#live/candado/candado.ts'
import type { Prueba } from '#live/candado/probar.ts'
import { signOut } from '#live/sesion/access.ts'
import { Boton } from '#ui/Boton.tsx'
import { Confirmar } from '#ui/Confirmar.tsx'
import { Cruz } from '#ui/Dialogo.tsx'
import { EnlaceBoton } from '#ui/EnlaceBoton.tsx'
import { aparato } from '#ui/esMovil.ts'
import { Formulario } from '#ui/Formulario.tsx'
import { Palabras } from '#ui/Palabras.tsx'
import { showToast } from '#ui/toasts.ts'

import { CampoDePin } from './CampoDePin.tsx'
import { Negada } from './Negada.tsx'
import { texts } from './texts.ts'
import { useIntento } from './useIntento.ts'

/**
 * Screen that opens the lock, shown in place of the portal at every address. When the lock opens, the page continues
 * by itself.
 */
export function Abrir() {
  const [pin, setPin] = useState('')
  const candado = useCandado()
  const { ocupado, porQue, conLlave, probar } = useIntento()
  const huella = candado?.state !== 'sin-candado' && candado?.conLlave === true
  useEffect(() => {
    document.title = `${texts.titulo} · ${producto.nombre}`
  }, [])

  async function probarCon(prueba: Prueba) {
    if (!(await probar(prueba, abrir))) setPin('')
  }
  return (
    <div className="angosta">
      <h1>{texts.tituloCerrado}</h1>
      <Formulario onEnviar={() => probarCon({ pin })}>
        <p>{texts.cerradoDetalle(aparato())}</p>
        <Negada por={conLlave} />
        {huella && (
          <>
            <Boton
              tono="primario"
              icono={<Fingerprint24Regular />}
              ocupado={ocupado}
              onClick={() => void probarCon('llave')}
            >
              {texts.abrirConHuella}
            </Boton>
            <p>{texts.oConPin}</p>
          </>
        )}
        <CampoDePin etiqueta={texts.pin} valor={pin} onCambiar={setPin} error={porQue} />
        <Boton
          tono={huella ? 'contorno' : 'primario'}
          type="submit"
          icono={<LockClosed24Regular />}
          ocupado={ocupado}
        >
          <Palabras ocupado={ocupado} quieto={texts.abrir} haciendo={texts.probando} />
        </Boton>
      </Formulario>
      {candado?.state !== 'sin-candado' && candado?.afuera && (
        <EnlaceBoton href="/mostrador">{texts.mostrarCredencial}</EnlaceBoton>
      )}
      <Olvide />
    </div>
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
      if (!(await olvidar())) return // The lock is gone: the portal takes this screen's place.
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
