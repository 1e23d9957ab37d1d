import { Alert24Regular } from '@fluentui/react-icons/svg/alert'
import { ChevronRight24Regular } from '@fluentui/react-icons/svg/chevron-right'
import { ClipboardTaskListLtr24Regular } from '@fluentui/react-icons/svg/clipboard-task-list-ltr'
import { Pill24Regular } from '@fluentui/react-icons/svg/pill'
import { memo, useCallback } from 'react'

import { type Notificacion, RECETA_CRONICA } from '#contract/notificaciones.ts'
import { usePuedeGuardar } from '#live/device.ts'
import { useRefresh, useResource } from '#live/useResource.ts'
import { claveDe } from '#model/claveDeNotificacion.ts'
import { notificacionesPendientes } from '#model/notificaciones.ts'
import { Boton } from '#ui/Boton.tsx'
import { aparato } from '#ui/esMovil.ts'
import { Flotante } from '#ui/Flotante.tsx'

import { destinoDe, estadoDe } from './destino.ts'
import { texts } from './texts.ts'
import { useMarcarLeida } from './useMarcarLeida.ts'

type Props = {
  id: string
  onElegida: (href: string, state: unknown) => void
}

/**
 * The list under the bell. Choosing one removes it at once and leads to its screen; the provider learns of it when there is
 * signal.
 */
export function NotificacionesPanel({ id, onElegida }: Props) {
  const pendientes = useResource(notificacionesPendientes, {})
  const refresh = useRefresh(notificacionesPendientes, {})
  const puedeGuardar = usePuedeGuardar()
  const marcarLeida = useMarcarLeida()

  const elegir = useCallback(
    async (elegida: Notificacion) => {
      // Where nothing can be kept it stays on the list, and leads to its screen all the same.
      if (!puedeGuardar || (await marcarLeida(elegida)))
        onElegida(destinoDe(elegida), estadoDe(elegida))
    },
    [puedeGuardar, marcarLeida, onElegida],
  )

  return (
    <Flotante como="dialog" id={id} etiqueta={texts.titulo}>
      <h2>{texts.titulo}</h2>
      {pendientes.state === 'absent' && (
        <div className="relleno pila">
          <p>{pendientes.failure ? texts.sinTraer(aparato()) : texts.trayendo}</p>
          {pendientes.failure && <Boton onClick={() => void refresh()}>{texts.reintentar}</Boton>}
        </div>
      )}
      {pendientes.state === 'ready' &&
        (pendientes.value.length === 0 ? (
          <SinNotificaciones />
        ) : (
          <Lista notificaciones={pendientes.value} onElegir={elegir} />
        ))}
    </Flotante>
  )
}

function SinNotificaciones() {
  return (
    <div className="vacio ok">
      <div className="redondel">
        <Alert24Regular />
      </div>
      <p>{texts.vacio}</p>
    </div>
  )
}

type ListaProps = {
  notificaciones: Notificacion[]
  onElegir: (una: Notificacion) => Promise<void>
}

function Lista({ notificaciones, onElegir }: ListaProps) {
  return (
    <>
      <ul>
        {notificaciones.map((una) => (
          <Fila key={claveDe(una)} notificacion={una} onElegir={onElegir} />
        ))}
      </ul>
      <p className="tenue">{texts.alAbrir}</p>
    </>
  )
}

type FilaProps = Pick<ListaProps, 'onElegir'> & { notificacion: Notificacion }

/** One that leaves the list draws none of the others again. */
const Fila = memo(function Fila({ notificacion, onElegir }: FilaProps) {
  const cronica = notificacion.codigoTipoNotificacion === RECETA_CRONICA
  return (
    <li>
      <button type="button" className="fila" onClick={() => void onElegir(notificacion)}>
        <span className={`baldosa ${cronica ? 'info' : 'ok'}`}>
          {cronica ? <Pill24Regular /> : <ClipboardTaskListLtr24Regular />}
        </span>
        <span>
          <span className="fuerte">{notificacion.tipoNotificacion}</span>
          <br />
          <span className="tenue dato">{texts.numero(notificacion.numeroNotificacion)}</span>
        </span>
        <ChevronRight24Regular />
      </button>
    </li>
  )
})
