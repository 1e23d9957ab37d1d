import { Button } from '@fluentui/react-components'
import { CloudCheckmark24Regular } from '@fluentui/react-icons/svg/cloud-checkmark'
import { Delete24Regular } from '@fluentui/react-icons/svg/delete'
import { Send24Regular } from '@fluentui/react-icons/svg/send'
import { useEffect, useState } from 'react'

import { type LoQueEspera, sendAll } from '#live/salir.ts'
import { useVencida } from '#live/useSession.ts'
import { useSignal } from '#live/useSignal.ts'
import { aparato } from '#ui/esMovil.ts'
import { Panel } from '#ui/Panel.tsx'

import { ListaDeEspera } from './ListaDeEspera.tsx'
import { texts } from './salirTexts.ts'

type Props = { espera: LoQueEspera; onSalir: () => void; onDescartar: () => void }

/** The three ways: send, keep, discard. Without signal there is nothing to send with. */
export function QueHacerAlSalir({ espera, onSalir, onDescartar }: Props) {
  const [envio, setEnvio] = useState<'enviando' | 'no-salio'>()
  const conSenal = useSignal() === 'con-senal'
  const puedeEnviar = !useVencida() && conSenal && espera.cambios.length > 0
  const enviado = envio === 'enviando' && espera.cambios.length === 0

  // The last one may be confirmed by whoever sends: this window, another one, the service worker.
  useEffect(() => {
    if (enviado) onSalir()
  }, [enviado, onSalir])

  async function enviar() {
    if (envio === 'enviando') return
    setEnvio('enviando')
    await sendAll()
    setEnvio('no-salio') // where everything went out this is gone by now
  }

  return (
    <div className="pila">
      <p>{texts.queHacer}</p>
      <ListaDeEspera espera={espera} />
      {envio === 'no-salio' && (
        <Panel tono="aviso" titulo={texts.noSalio(espera.cambios.length)} alerta>
          <p>{texts.noSalioDetalle}</p>
        </Panel>
      )}
      <div className="botones apilados">
        <Button
          className={puedeEnviar ? 'primario' : 'contorno'}
          appearance={puedeEnviar ? 'primary' : 'outline'}
          icon={<Send24Regular />}
          disabled={!puedeEnviar}
          disabledFocusable={envio === 'enviando'}
          onClick={() => void enviar()}
        >
          {envio === 'enviando' ? texts.enviandoAntes : texts.enviarYSalir}
        </Button>
        <Button
          className={puedeEnviar ? 'contorno' : 'primario'}
          appearance={puedeEnviar ? 'outline' : 'primary'}
          icon={<CloudCheckmark24Regular />}
          onClick={onSalir}
        >
          {texts.guardarYSalir}
        </Button>
        <Button
          className="plano"
          appearance="subtle"
          icon={<Delete24Regular />}
          disabled={envio === 'enviando'}
          onClick={onDescartar}
        >
          {texts.descartarYSalir}
        </Button>
      </div>
      <p className="tenue">{texts.soloTuyos(aparato())}</p>
    </div>
  )
}
