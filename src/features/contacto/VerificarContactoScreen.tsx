import { ArrowClockwise24Regular } from '@fluentui/react-icons/svg/arrow-clockwise'
import { MailDismiss24Regular } from '@fluentui/react-icons/svg/mail-dismiss'
import { useLayoutEffect } from 'react'
import { useLocation } from 'wouter'

import { useResta } from '#live/llamadas/codigo.ts'
import { type Failure, enPalabras } from '#live/proveedor/failure.ts'
import { refrescarMisDatos } from '#live/sesion/misDatos.ts'
import { Boton } from '#ui/Boton.tsx'
import { EnlaceBoton } from '#ui/EnlaceBoton.tsx'
import { Esqueleto } from '#ui/Esqueleto.tsx'
import { FormularioDeCodigo } from '#ui/FormularioDeCodigo.tsx'
import { Panel } from '#ui/Panel.tsx'
import { Titulo } from '#ui/Titulo.tsx'
import { showToast } from '#ui/toasts.ts'
import { Vacio } from '#ui/Vacio.tsx'
import { Volver } from '#ui/Volver.tsx'

import { texts } from './texts.ts'
import { useVerificacion } from './useVerificacion.ts'

type Props = {
  id: number
  /** The contact in the link. Undefined after a reload, because it is removed from the address. */
  contacto: string | undefined
}

/** Confirms a contact of one's own with the code that was sent to it (VERI). */
export function VerificarContactoScreen({ id, contacto }: Props) {
  const { estado, envio, reenviar, confirmarCodigo, probar } = useVerificacion(id, contacto)
  if (estado.state === 'verificado') return <AlPerfil ya={estado.ya} />
  if (estado.state === 'sin-contacto') return <SinContacto />
  if (estado.state === 'falla') return <Falla failure={estado.failure} onProbar={probar} />
  if (estado.state === 'verificando' || !envio) return <Esqueleto texto={texts.verificando} />
  return (
    <div className="angosta pila">
      <Volver a="/perfil">{texts.perfil}</Volver>
      <Titulo>{texts.titulo(envio.destino.includes('@') ? 'correo' : 'celular')}</Titulo>
      <Codigo
        sentAt={envio.sentAt}
        destino={envio.destino}
        onConfirmar={confirmarCodigo}
        onReenviar={reenviar}
      />
    </div>
  )
}

/** A final refusal has no button to try again, for example for a type of contact that gets no codes. */
function Falla({ failure, onProbar }: { failure: Failure; onProbar: () => void }) {
  const esFinal = failure.status === 422
  return (
    <div className="angosta pila">
      <Titulo>{texts.noSePudo}</Titulo>
      <Panel tono="aviso" titulo={enPalabras(failure)}>
        <div className="botones">
          {!esFinal && (
            <Boton tono="primario" icono={<ArrowClockwise24Regular />} onClick={onProbar}>
              {texts.probarDeNuevo}
            </Boton>
          )}
          <EnlaceBoton tono={esFinal ? 'primario' : 'contorno'} href="/perfil">
            {texts.irAlPerfil}
          </EnlaceBoton>
        </div>
      </Panel>
    </div>
  )
}

type CodigoProps = {
  sentAt: number
  destino: string
  onConfirmar: (codigo: string) => Promise<{ porQue: string; vencido: boolean } | undefined>
  onReenviar: () => Promise<boolean>
}

function Codigo({ sentAt, destino, onConfirmar, onReenviar }: CodigoProps) {
  return (
    <FormularioDeCodigo resta={useResta(sentAt)} onConfirmar={onConfirmar} onReenviar={onReenviar}>
      <p>
        {texts.mandamosA} <b className="dato">{destino}</b>
      </p>
    </FormularioDeCodigo>
  )
}

function SinContacto() {
  return (
    <Vacio icono={<MailDismiss24Regular />} tono="aviso" titulo={texts.sinContacto} esPagina>
      <p>{texts.sinContactoDetalle}</p>
      <EnlaceBoton tono="primario" href="/perfil">
        {texts.irAlPerfil}
      </EnlaceBoton>
    </Vacio>
  )
}

/** Returns to the profile with a toast (VERI-07, VERI-08). */
function AlPerfil({ ya }: { ya: boolean }) {
  const [, navigate] = useLocation()
  useLayoutEffect(() => {
    showToast(ya ? texts.yaConfirmado : texts.confirmado)
    void refrescarMisDatos()
    navigate('/perfil', { replace: true })
  }, [ya, navigate])
  return null
}
