import { CloudCheckmark24Regular } from '@fluentui/react-icons/svg/cloud-checkmark'
import { Delete24Regular } from '@fluentui/react-icons/svg/delete'
import { Send24Regular } from '@fluentui/react-icons/svg/send'
import { useEffect, useState } from 'react'

import { useSignal } from '#live/copias/useSignal.ts'
import { useVencida } from '#live/sesion/useSession.ts'
import { Boton } from '#ui/Boton.tsx'
import { aparato } from '#ui/esMovil.ts'
import { Palabras } from '#ui/Palabras.tsx'
import { Panel } from '#ui/Panel.tsx'

import { ListaDeEspera } from './ListaDeEspera.tsx'
import { type LoQueEspera, sendAll } from './salir.ts'
import { texts } from './salirTexts.ts'

type Props = {
  espera: LoQueEspera
  onSalir: () => void
  onDescartar: () => void
  onQuedarse: () => void
}

/**
 * Choices at sign-out: send, keep or discard. Without signal nothing can be sent; an unfinished form can never be sent,
 * and a shared phone cannot keep it.
 */
export function QueHacerAlSalir({ espera, onSalir, onDescartar, onQuedarse }: Props) {
  const [envio, setEnvio] = useState<'enviando' | 'no-salio'>()
  const conSenal = useSignal() === 'con-senal'
  const vencida = useVencida()
  const hayQueEnviar = espera.cambios.length > 0 || envio !== undefined
  const puedeEnviar = !vencida && conSenal && espera.cambios.length > 0
  const enviado = envio === 'enviando' && espera.cambios.length === 0
  const { formularios } = espera
  const seBorran = espera.compartido ? formularios : 0

  // Another window or the service worker may send the last change: the sign-out goes on in that case too.
  useEffect(() => {
    if (enviado) onSalir()
  }, [enviado, onSalir])

  async function enviar() {
    if (envio === 'enviando') return
    setEnvio('enviando')
    await sendAll(espera)
    setEnvio('no-salio') // Has no effect if all changes were sent: this screen is gone by then.
  }

  if (seBorran > 0 && espera.cambios.length === 0)
    return <SeBorra cuantos={seBorran} onSalir={onSalir} onQuedarse={onQuedarse} />
  return (
    <div className="pila">
      {seBorran > 0 && <p>{texts.seBorra(aparato(), seBorran)}</p>}
      <p>
        {hayQueEnviar
          ? texts.queHacer(espera.cambios.length + formularios - seBorran)
          : texts.queHacerSinEnviar(formularios)}
      </p>
      <ListaDeEspera espera={espera} />
      {envio === 'no-salio' && (
        <Panel tono="aviso" titulo={texts.noSalio(espera.cambios.length)} alerta>
          <p>{texts.noSalioDetalle}</p>
        </Panel>
      )}
      {!puedeEnviar && espera.cambios.length > 0 && (
        <p className="tenue">{vencida ? texts.sinSesion : texts.sinSenal}</p>
      )}
      {puedeEnviar && espera.cambios.some(({ soloWifi }) => soloWifi) && (
        <p className="tenue">{texts.tambienSinWifi}</p>
      )}
      <div className="botones apilados">
        {hayQueEnviar && (
          <Boton
            tono={puedeEnviar ? 'primario' : 'contorno'}
            icono={<Send24Regular />}
            disabled={!puedeEnviar}
            ocupado={envio === 'enviando'}
            onClick={() => void enviar()}
          >
            <Palabras
              ocupado={envio === 'enviando'}
              quieto={texts.enviarYSalir}
              haciendo={texts.enviandoAntes}
            />
          </Boton>
        )}
        <Boton
          tono={puedeEnviar ? 'contorno' : 'primario'}
          icono={<CloudCheckmark24Regular />}
          onClick={onSalir}
        >
          {texts.guardarYSalir}
        </Boton>
        <Boton
          tono="plano"
          peligro
          icono={<Delete24Regular />}
          disabled={envio === 'enviando'}
          onClick={onDescartar}
        >
          {texts.descartarYSalir}
        </Boton>
      </div>
      <p className="tenue">{texts.soloTuyos(aparato())}</p>
    </div>
  )
}

type SeBorraProps = { cuantos: number; onSalir: () => void; onQuedarse: () => void }

/** On a shared phone with nothing but unfinished forms: they are deleted, or the person stays. */
function SeBorra({ cuantos, onSalir, onQuedarse }: SeBorraProps) {
  return (
    <div className="pila">
      <p>{texts.seBorra(aparato(), cuantos)}</p>
      <div className="botones apilados">
        <Boton tono="primario" onClick={onQuedarse}>
          {texts.seguir}
        </Boton>
        <Boton tono="plano" peligro icono={<Delete24Regular />} onClick={onSalir}>
          {texts.salirYBorrar(cuantos)}
        </Boton>
      </div>
    </div>
  )
}
