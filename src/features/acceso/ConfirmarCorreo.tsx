import { CheckmarkCircle24Filled } from '@fluentui/react-icons/svg/checkmark-circle'
import { SignOut24Regular } from '@fluentui/react-icons/svg/sign-out'

import { correoConfirmado, signOut } from '#live/sesion/access.ts'
import { Dialogo } from '#ui/Dialogo.tsx'

import { AgregarCorreo } from './AgregarCorreo.tsx'
import { CodigoDeCorreo } from './CodigoDeCorreo.tsx'
import { texts } from './confirmarTexts.ts'
import { CorreoConfirmado } from './CorreoConfirmado.tsx'
import { ElegirCorreo } from './ElegirCorreo.tsx'
import type { Paso, useConfirmacion } from './useConfirmacion.ts'

type Visible = Exclude<Paso, { state: 'comprobando' | 'falla' }>
type Props = Omit<ReturnType<typeof useConfirmacion>, 'paso'> & { paso: Visible }

const TITULOS: Record<Visible['state'], string> = {
  agregar: texts.agregarCorreo,
  elegir: texts.elegirCorreo,
  codigo: texts.escribirCodigo,
  confirmado: texts.correoConfirmado,
}

/**
 * One dialog for all steps. Closing it signs out, and the dialog says so. The last step has only a button to go on
 * (CONF-16).
 */
export function ConfirmarCorreo(props: Props) {
  const { paso } = props
  const ultimo = paso.state === 'confirmado'
  const cerrar = () => void (ultimo ? correoConfirmado() : signOut())
  return (
    <Dialogo
      abierto
      titulo={TITULOS[paso.state]}
      onCerrar={cerrar}
      icono={ultimo && <CheckmarkCircle24Filled />}
      cierre={
        !ultimo && (
          <button type="button" className="enlace" onClick={cerrar}>
            <SignOut24Regular />
            {texts.cerrarYSalir}
          </button>
        )
      }
    >
      <Contenido {...props} />
    </Dialogo>
  )
}

function Contenido({
  paso,
  setPaso,
  envio,
  mandarA,
  agregarYMandar,
  reenviar,
  confirmarCodigo,
}: Props) {
  const cambiar = () => setPaso({ state: 'agregar' })
  switch (paso.state) {
    case 'agregar':
      return <AgregarCorreo onAgregar={agregarYMandar} />
    case 'elegir':
      return (
        <ElegirCorreo
          correos={paso.correos}
          porQue={paso.porQue}
          onElegir={mandarA}
          onCambiar={cambiar}
        />
      )
    case 'codigo':
      return envio ? (
        <CodigoDeCorreo
          envio={envio}
          onConfirmar={confirmarCodigo}
          onReenviar={reenviar}
          onCambiar={cambiar}
        />
      ) : null
    case 'confirmado':
      return <CorreoConfirmado correo={paso.correo} onSeguir={() => void correoConfirmado()} />
  }
}
