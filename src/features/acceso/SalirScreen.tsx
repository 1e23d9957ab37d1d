import { Button } from '@fluentui/react-components'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'

import { signOut } from '#live/access.ts'
import { usePendientes } from '#live/usePendientes.ts'
import { aparato } from '#ui/esMovil.ts'
import { Esqueleto } from '#ui/Esqueleto.tsx'
import { Panel } from '#ui/Panel.tsx'
import { Titulo } from '#ui/Titulo.tsx'

import { texts } from './texts.ts'

/** Ends the session at once, or asks first where something was not sent yet. The shell shows what comes after. */
export function SalirScreen() {
  const sinEnviar = usePendientes()?.filter(({ state }) => state !== 'done').length
  const [decidido, setDecidido] = useState(false)
  const saliendo = decidido || sinEnviar === 0

  useEffect(() => {
    if (saliendo) void signOut()
  }, [saliendo])

  if (saliendo || sinEnviar === undefined) return <Esqueleto texto={texts.saliendo} filas={1} />
  return (
    <div className="pila">
      <Titulo>{texts.salir}</Titulo>
      <Panel tono="aviso" titulo={texts.sinEnviar(sinEnviar)}>
        <p>{texts.seGuardan(sinEnviar, aparato())}</p>
        <div className="botones">
          <Link className="boton contorno" href="/pendientes">
            {texts.verPendientes}
          </Link>
          <Button className="primario" appearance="primary" onClick={() => setDecidido(true)}>
            {texts.guardarYSalir}
          </Button>
        </div>
      </Panel>
    </div>
  )
}
