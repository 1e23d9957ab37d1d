import { PhoneLock24Regular } from '@fluentui/react-icons/svg/phone-lock'
import { useState } from 'react'

import { enPalabras } from '#live/proveedor/failure.ts'
import { noPedirClave, pedirClave, usePideClave } from '#live/sesion/prestado.ts'
import { Boton } from '#ui/Boton.tsx'
import { CampoClave } from '#ui/CampoClave.tsx'
import { Cruz, Dialogo } from '#ui/Dialogo.tsx'
import { aparato } from '#ui/esMovil.ts'
import { Formulario } from '#ui/Formulario.tsx'
import { Palabras } from '#ui/Palabras.tsx'
import { showToast } from '#ui/toasts.ts'

import { texts } from './texts.ts'

/** Setting: a lent phone asks for a password when it is given back. */
export function AlDevolver() {
  const pide = usePideClave()
  const [preguntando, setPreguntando] = useState(false)
  const cerrar = () => setPreguntando(false)
  if (pide === undefined) return null
  return (
    <>
      <div className="fila sesion">
        <span className="baldosa neutro">
          <PhoneLock24Regular />
        </span>
        <div>
          <p className="fuerte">{texts.prestado}</p>
          <p className="tenue">{pide ? texts.pide : texts.noPide}</p>
        </div>
        <Boton
          onClick={() =>
            pide ? void noPedirClave().then(() => showToast(texts.yaNoPide)) : setPreguntando(true)
          }
        >
          {pide ? texts.noPedir : texts.pedir}
        </Boton>
      </div>
      <Dialogo
        abierto={preguntando}
        titulo={texts.pedirTitulo}
        tono="info"
        icono={<PhoneLock24Regular />}
        cierre={<Cruz onCerrar={cerrar} />}
        onCerrar={cerrar}
      >
        <Pedir onCerrar={cerrar} />
      </Dialogo>
    </>
  )
}

function Pedir({ onCerrar }: { onCerrar: () => void }) {
  const [clave, setClave] = useState('')
  const [porQueNo, setPorQueNo] = useState<string>()
  const [mirando, setMirando] = useState(false)

  async function activar() {
    if (mirando) return
    if (clave === '') return setPorQueNo(texts.sinClave)
    setMirando(true)
    const failure = await pedirClave(clave).finally(() => setMirando(false))
    if (failure) return setPorQueNo(enPalabras(failure))
    showToast(texts.pide)
    onCerrar()
  }

  return (
    <Formulario className="" onEnviar={activar}>
      <p>{texts.pedirDetalle(aparato())}</p>
      <p className="tenue">{texts.pedirAlcance(aparato())}</p>
      <CampoClave
        etiqueta={texts.contrasenia}
        valor={clave}
        onCambiar={setClave}
        cual="current-password"
        error={porQueNo}
      />
      <div className="botones">
        <Boton onClick={onCerrar}>{texts.volver}</Boton>
        <Boton tono="primario" type="submit" ocupado={mirando}>
          <Palabras ocupado={mirando} quieto={texts.pedirla} haciendo={texts.mirando} />
        </Boton>
      </div>
    </Formulario>
  )
}
