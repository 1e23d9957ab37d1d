import { Button } from '@fluentui/react-components'
import { useEffect, useState } from 'react'

import { enPalabras } from '#live/failure.ts'
import { devolver, salirConSenal } from '#live/prestado.ts'
import type { Devuelta } from '#local/devolucion.ts'
import { CampoClave } from '#ui/CampoClave.tsx'
import { aparato } from '#ui/esMovil.ts'
import { useAhora } from '#ui/useAhora.ts'

import { texts } from './texts.ts'

type Dicho = Exclude<Devuelta['state'], 'devuelto'>

/** Asks for the password of whoever lent the phone; it is checked here, without signal too. */
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
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void probar()
      }}
    >
      <CampoClave
        etiqueta={texts.contrasenia}
        valor={clave}
        onCambiar={setClave}
        cual="current-password"
        error={espera ?? (dicho === undefined ? undefined : texts.noEs)}
      />
      <div className="botones">
        <Button className="contorno" appearance="outline" onClick={() => setOlvido(true)}>
          {texts.olvide}
        </Button>
        <Button
          type="submit"
          className="primario"
          appearance="primary"
          disabled={faltan > 0}
          disabledFocusable={mirando}
        >
          {mirando ? texts.mirando : texts.seguir}
        </Button>
      </div>
    </form>
  )
}

/** Signing out is always possible, with signal: the provider knows who they are. */
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
        <Button
          className="contorno"
          appearance="outline"
          disabledFocusable={cerrando}
          onClick={() => void cerrar()}
        >
          {cerrando ? texts.cerrando : texts.cerrarSesion}
        </Button>
        <Button className="primario" appearance="primary" onClick={onVolver}>
          {texts.probarDeNuevo}
        </Button>
      </div>
    </div>
  )
}
