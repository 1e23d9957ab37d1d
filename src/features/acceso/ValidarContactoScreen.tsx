import { ArrowClockwise24Regular } from '@fluentui/react-icons/svg/arrow-clockwise'

import type { Failure } from '#live/proveedor/failure.ts'
import type { CorreoChecked } from '#live/sesion/access.ts'
import { Boton } from '#ui/Boton.tsx'
import { EnlaceBoton } from '#ui/EnlaceBoton.tsx'
import { Panel } from '#ui/Panel.tsx'
import { Titulo } from '#ui/Titulo.tsx'

import '#ui/componentes.css'
import { ConfirmarCorreo } from './ConfirmarCorreo.tsx'
import { texts } from './confirmarTexts.ts'
import { useConfirmacion } from './useConfirmacion.ts'

/** Asks for a confirmed e-mail. Until then, no other screen opens (CONF-02). */
export function ValidarContactoScreen({ antes }: { antes: CorreoChecked }) {
  const confirmacion = useConfirmacion(antes)
  const { paso, setPaso } = confirmacion
  if (paso.state === 'comprobando')
    return <output className="sobre-la-portada">{texts.comprobando}</output>
  if (paso.state === 'falla')
    return (
      <SinComprobar failure={paso.failure} onProbar={() => setPaso({ state: 'comprobando' })} />
    )
  return (
    <div className="sobre-la-portada">
      <Titulo>{texts.confirmarTitulo}</Titulo>
      <ConfirmarCorreo {...confirmacion} paso={paso} />
    </div>
  )
}

function SinComprobar({ failure, onProbar }: { failure: Failure; onProbar: () => void }) {
  return (
    <div className="pila">
      <Titulo>{texts.sinComprobar}</Titulo>
      <Panel tono="aviso" titulo={failure.message}>
        <p>{texts.sinComprobarDetalle}</p>
        <div className="botones">
          <Boton tono="primario" icono={<ArrowClockwise24Regular />} onClick={onProbar}>
            {texts.probarDeNuevo}
          </Boton>
          <EnlaceBoton href="/signout">{texts.salir}</EnlaceBoton>
        </div>
      </Panel>
    </div>
  )
}
