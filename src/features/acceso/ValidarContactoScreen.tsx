import { Button } from '@fluentui/react-components'
import { ArrowClockwise24Regular } from '@fluentui/react-icons/svg/arrow-clockwise'
import { Mail24Regular } from '@fluentui/react-icons/svg/mail'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'

import { checkCorreo } from '#live/access.ts'
import type { Failure } from '#live/failure.ts'
import { Esqueleto } from '#ui/Esqueleto.tsx'
import { Panel } from '#ui/Panel.tsx'
import { Titulo } from '#ui/Titulo.tsx'
import { Vacio } from '#ui/Vacio.tsx'

import { texts } from './texts.ts'

type Estado = { state: 'comprobando' } | { state: 'falta' } | { state: 'falla'; failure: Failure }

/** After sign-in: on when the e-mail is confirmed; the forced confirmation itself is part 3's. */
export function ValidarContactoScreen() {
  const [estado, setEstado] = useState<Estado>({ state: 'comprobando' })

  useEffect(() => {
    if (estado.state !== 'comprobando') return
    let left = false
    void checkCorreo().then((answer) => {
      if (left) return
      if (!answer.ok) setEstado({ state: 'falla', failure: answer.failure })
      // A yes is kept in the session, and whoever watches that one opens the way.
      else if (!answer.confirmed) setEstado({ state: 'falta' })
    })
    return () => {
      left = true
    }
  }, [estado.state])

  if (estado.state === 'comprobando') return <Esqueleto texto={texts.comprobando} />
  if (estado.state === 'falta')
    return (
      <Vacio icono={<Mail24Regular />} tono="aviso" titulo={texts.confirmar} esPagina>
        <p>{texts.confirmarDetalle}</p>
        <Link className="boton contorno" href="/signout">
          {texts.salir}
        </Link>
      </Vacio>
    )
  return (
    <div className="pila">
      <Titulo>{texts.sinComprobar}</Titulo>
      <Panel tono="aviso" titulo={estado.failure.message}>
        <p>{texts.sinComprobarDetalle}</p>
        <div className="botones">
          <Button
            className="primario"
            appearance="primary"
            icon={<ArrowClockwise24Regular />}
            onClick={() => setEstado({ state: 'comprobando' })}
          >
            {texts.probarDeNuevo}
          </Button>
          <Link className="boton contorno" href="/signout">
            {texts.salir}
          </Link>
        </div>
      </Panel>
    </div>
  )
}
