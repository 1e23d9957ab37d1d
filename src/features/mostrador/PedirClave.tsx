import { useEffect, useState } from 'react'

import { enPalabras } from '#live/proveedor/failure.ts'
import { devolver, salirConSenal } from '#live/sesion/prestado.ts'
import type { Devuelta } from '#local/session/devolucion.ts'
import { Boton } from '#ui/Boton.tsx'
import { CampoClave } from '#ui/CampoClave.tsx'
import { aparato } from '#ui/esMovil.ts'
import { Formulario } from '#ui/Formulario.tsx'
import { Palabras } from '#ui/Palabras.tsx'
import { useAhora } from '#ui/useAhora.ts'

import { texts } from './texts.ts'

type Dicho = Exclude<Devuelta['state'], 'devuelto'>

/** Asks for the owner's password. It is checked on this phone, also without signal. */
export function PedirClave({ onDevuelto }: { onDevuelto: () => void }) {
  const [clave, setClave] = useState('')
  const [dicho, setDicho] = useState<Dicho>()
  const [hasta, setHasta] = useState(0)
  const [mirando, setMirando] = useState(false)
  const [olvido, setOlvido] = useState(false)
  const faltan = Math.max(0, Math.ceil((hasta - useAhora(1000)) / 1000))

  useEffect(() => {
    void devolver().then((answer) => answer.state === 'espera' && setHasta(answer.hasta))
  }, [])

  async function probar() {
    if (mirando || faltan > 0 || clave === '') return
    setMirando(true)
    const answer = await devolver(clave).finally(() => setMirando(false))
    if (answer.state === 'devuelto') return onDevuelto()
    setClave('')
    setDicho(answer.state)
    if (answer.state === 'espera') setHasta(answer.hasta)
  }

  if (olvido) return <Olvido onVolver={() => setOlvido(false)} />
  const espera = faltan > 0 ? texts.espera(faltan) : undefined
  return (
    <Formulario className="" onEnviar={probar}>
      <CampoClave
        etiqueta={texts.contrasenia}
        valor={clave}
        onCambiar={setClave}
        cual="current-password"
        error={espera ?? (dicho === undefined ? undefined : texts.noEs)}
      />
      <div className="botones">
        <Boton onClick={() => setOlvido(true)}>{texts.olvide}</Boton>
        <Boton tono="primario" type="submit" disabled={faltan > 0} ocupado={mirando}>
          <Palabras ocupado={mirando} quieto={texts.seguir} haciendo={texts.mirando} />
        </Boton>
      </div>
    </Formulario>
  )
}

/**
 * Offers to sign out if the password is forgotten. It needs signal, because only the provider can let the owner in
 * again.
 */
function Olvido({ onVolver }: { onVolver: () => void }) {
  const [porQueNo, setPorQueNo] = useState<string>()
  const [cerrando, setCerrando] = useState(false)

  async function cerrar() {
    setCerrando(true)
    const failure = await salirConSenal().finally(() => setCerrando(false))
    if (failure) setPorQueNo(enPalabras(failure))
  }

  return (
    <div className="pila">
      <p>{texts.olvideDetalle(aparato())}</p>
      {porQueNo !== undefined && (
        <p className="falta" role="alert">
          {porQueNo}
        </p>
      )}
      <div className="botones">
        <Boton ocupado={cerrando} onClick={() => void cerrar()}>
          <Palabras ocupado={cerrando} quieto={texts.cerrarSesion} haciendo={texts.cerrando} />
        </Boton>
        <Boton tono="primario" onClick={onVolver}>
          {texts.probarDeNuevo}
        </Boton>
      </div>
    </div>
  )
}
