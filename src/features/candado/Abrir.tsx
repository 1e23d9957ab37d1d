import { Fingerprint24Regular } from '@fluentui/react-icons/svg/fingerprint'
import { LockClosed24Regular } from '@fluentui/react-icons/svg/lock-closed'
import { useEffect, useState } from 'react'

import { producto } from '#contract/producto.ts'
import { type Abre, type ElCandado, abrir, olvidar, seMuestra } from '#live/candado/candado.ts'
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

/** A lock that was erased a moment ago: the sign-in takes this screen's place. */
const CON_PIN: Abre = { conPin: true, conLlave: false }

/**
 * Screen that opens the lock, shown in place of the portal at every address. When the lock opens, the page continues
 * by itself.
 */
export function Abrir({ candado }: { candado: ElCandado }) {
  const [pin, setPin] = useState('')
  const abre = candado.state === 'sin-candado' ? CON_PIN : candado.abre
  const { ocupado, porQue, negada, probar } = useIntento(abre)
  useEffect(() => {
    document.title = `${texts.titulo} · ${producto.nombre}`
  }, [])

  async function probarCon(prueba: Prueba) {
    if (!(await probar(prueba, abrir))) setPin('')
  }
  return (
    <div className="angosta">
      <h1>{abre.conPin ? texts.tituloCerrado : texts.tituloConHuella}</h1>
      <Formulario onEnviar={() => probarCon(abre.conPin ? { pin } : 'llave')}>
        <p>{texts.cerradoDetalle(aparato())}</p>
        <Negada por={negada} />
        {abre.conLlave && (
          <Boton
            tono="primario"
            icono={<Fingerprint24Regular />}
            ocupado={ocupado}
            onClick={() => void probarCon('llave')}
          >
            {texts.abrirConHuella}
          </Boton>
        )}
        {abre.conLlave && abre.conPin && <p>{texts.oConPin}</p>}
        {abre.conPin && (
          <>
            <CampoDePin etiqueta={texts.pin} valor={pin} onCambiar={setPin} error={porQue} />
            <Boton
              tono={abre.conLlave ? 'contorno' : 'primario'}
              type="submit"
              icono={<LockClosed24Regular />}
              ocupado={ocupado}
            >
              <Palabras ocupado={ocupado} quieto={texts.abrir} haciendo={texts.probando} />
            </Boton>
          </>
        )}
      </Formulario>
      {seMuestra(candado) && <EnlaceBoton href="/mostrador">{texts.mostrarCredencial}</EnlaceBoton>}
      <Olvide abre={abre} />
    </div>
  )
}

/** The way in without PIN or passkey: erases copies, drafts and the lock, and leads to the sign-in. */
function Olvide({ abre }: { abre: Abre }) {
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
        {abre.conPin ? texts.olvide : texts.noAbre}
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
