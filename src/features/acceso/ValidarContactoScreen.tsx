import { Button } from '@fluentui/react-components'
import { ArrowClockwise24Regular } from '@fluentui/react-icons/svg/arrow-clockwise'
import { Link } from 'wouter'

import type { Failure } from '#live/failure.ts'
import { Esqueleto } from '#ui/Esqueleto.tsx'
import { Panel } from '#ui/Panel.tsx'
import { Titulo } from '#ui/Titulo.tsx'

import '#ui/componentes.css'
import { ConfirmarCorreo } from './ConfirmarCorreo.tsx'
import { texts } from './confirmarTexts.ts'
import { useConfirmacion } from './useConfirmacion.ts'

/** After sign-in: on when an e-mail is confirmed; until then one is asked for, and nothing else opens (CONF-02). */
export function ValidarContactoScreen() {
  const confirmacion = useConfirmacion()
  const { paso, setPaso } = confirmacion
  if (paso.state === 'comprobando') return <Esqueleto texto={texts.comprobando} />
  if (paso.state === 'falla')
    return (
      <SinComprobar failure={paso.failure} onProbar={() => setPaso({ state: 'comprobando' })} />
    )
  return (
    <>
      <Titulo>{texts.confirmarTitulo}</Titulo>
      <ConfirmarCorreo {...confirmacion} paso={paso} />
    </>
  )
}

function SinComprobar({ failure, onProbar }: { failure: Failure; onProbar: () => void }) {
  return (
    <div className="pila">
      <Titulo>{texts.sinComprobar}</Titulo>
      <Panel tono="aviso" titulo={failure.message}>
        <p>{texts.sinComprobarDetalle}</p>
        <div className="botones">
          <Button
            className="primario"
            appearance="primary"
            icon={<ArrowClockwise24Regular />}
            onClick={onProbar}
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
