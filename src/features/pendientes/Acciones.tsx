import { ArrowUpload24Regular } from '@fluentui/react-icons/svg/arrow-upload'
import { Delete24Regular } from '@fluentui/react-icons/svg/delete'
import { Edit24Regular } from '@fluentui/react-icons/svg/edit'

import {
  discardPendiente,
  pendienteArrived,
  resolvePendiente,
  retryPendiente,
  soloConWifi,
} from '#live/pendientes/decisiones.ts'
import type { Pendiente } from '#live/pendientes/usePendientes.ts'
import { useVencida } from '#live/sesion/useSession.ts'
import { juntaDe } from '#model/juntas.ts'
import { reciboDe } from '#model/recibos.ts'
import { Boton } from '#ui/Boton.tsx'
import { EnlaceBoton } from '#ui/EnlaceBoton.tsx'
import { showToast } from '#ui/toasts.ts'

import { enviarAhora } from './enviarAhora.ts'
import { texts } from './texts.ts'

/** `enRecibo`: in the change's receipt. It has its own 'send now' button; in the list one button serves all changes. */
type Props = { pendiente: Pendiente; enRecibo?: boolean; onDescartar: () => void }

/** Discards a change without a question. */
async function deshacer(pendiente: Pendiente): Promise<void> {
  const outcome = await discardPendiente(pendiente)
  if (outcome === 'gone' && pendiente.undone !== undefined) showToast(pendiente.undone)
  if (outcome === 'unknown' && (await discardPendiente(pendiente, true)) === 'gone')
    showToast(texts.deshechoAca)
  if (outcome === 'arrived' || outcome === 'partly')
    showToast(outcome === 'arrived' ? texts.yaLlego : texts.yaLlegoEnParte)
}

/** Buttons for a change, by its state. */
export function Acciones({ pendiente, enRecibo = false, onDescartar }: Props) {
  const { state, damaged, type, payload, numero, hay, soloWifi, detrasDe } = pendiente
  const vencida = useVencida()
  const recibo = reciboDe(type, payload)
  if (state === 'sending' || state === 'done') return null
  if (state === 'conflict' && juntaDe(type, payload, hay))
    return (
      <div className="botones">
        <EnlaceBoton href={`/pendientes/${numero}`}>{texts.elegir}</EnlaceBoton>
      </div>
    )
  if (state === 'conflict')
    return (
      <div className="botones">
        <Contorno onClick={() => void resolvePendiente(pendiente, 'mine')}>
          {texts.dejarLoMio}
        </Contorno>
        <Contorno onClick={() => void resolvePendiente(pendiente, 'theirs')}>
          {texts.dejarLoQueEsta}
        </Contorno>
      </div>
    )
  return (
    <div className="botones">
      {enRecibo && state === 'pending' && !soloWifi && !vencida && !detrasDe && (
        <Boton tono="primario" icono={<ArrowUpload24Regular />} onClick={() => void enviarAhora()}>
          {texts.enviarAhora}
        </Boton>
      )}
      {recibo && !damaged && state !== 'dudosa' && (
        <EnlaceBoton
          href={state === 'rejected' ? recibo.corregir : recibo.editar}
          tono={state === 'rejected' ? 'primario' : 'contorno'}
          icono={enRecibo && state !== 'rejected' && <Edit24Regular />}
        >
          {state === 'rejected' ? texts.corregir : texts.editar}
        </EnlaceBoton>
      )}
      {state === 'pending' && soloWifi && (
        <Contorno onClick={() => void soloConWifi(pendiente, false)}>{texts.enviarIgual}</Contorno>
      )}
      {state === 'dudosa' && (
        <Contorno onClick={() => void pendienteArrived(pendiente)}>{texts.llego}</Contorno>
      )}
      {state !== 'pending' && !damaged && payload !== undefined && (
        <Contorno onClick={() => void retryPendiente(pendiente)}>
          {state === 'dudosa' ? texts.enviarDeNuevo : texts.reintentar}
        </Contorno>
      )}
      <Boton
        tono="plano"
        icono={enRecibo ? <Delete24Regular /> : null}
        onClick={pendiente.undone === undefined ? onDescartar : () => void deshacer(pendiente)}
      >
        {pendiente.undone === undefined ? texts.descartar : texts.deshacer}
      </Boton>
    </div>
  )
}

function Contorno({ onClick, children }: { onClick: () => void; children: string }) {
  return <Boton onClick={onClick}>{children}</Boton>
}
