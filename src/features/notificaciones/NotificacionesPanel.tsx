import { Button } from '@fluentui/react-components'
import { Alert24Regular } from '@fluentui/react-icons/svg/alert'
import { ChevronRight24Regular } from '@fluentui/react-icons/svg/chevron-right'
import { ClipboardTaskListLtr24Regular } from '@fluentui/react-icons/svg/clipboard-task-list-ltr'
import { Pill24Regular } from '@fluentui/react-icons/svg/pill'
import { useRef } from 'react'

import { type Notificacion, RECETA_CRONICA } from '#contract/notificaciones.ts'
import { usePuedeGuardar } from '#live/device.ts'
import { useOperation } from '#live/useOperation.ts'
import { useRefresh, useResource } from '#live/useResource.ts'
import { claveDe, descartarNotificacion, notificacionesPendientes } from '#model/notificaciones.ts'
import { aparato } from '#ui/esMovil.ts'
import { showToast } from '#ui/toasts.ts'

import { destinoDe } from './destino.ts'
import { texts } from './texts.ts'

type Props = { id: string; onElegida: (href: string) => void }

/** The list under the bell. Choosing one removes it at once; the provider learns of it when there is signal. */
export function NotificacionesPanel({ id, onElegida }: Props) {
  const pendientes = useResource(notificacionesPendientes, {})
  const refresh = useRefresh(notificacionesPendientes, {})
  const descartar = useOperation(descartarNotificacion)
  const puedeGuardar = usePuedeGuardar()
  const yendo = useRef<string>(undefined)

  async function elegir(elegida: Notificacion) {
    const { idSolicitud, tipoNotificacion, numeroNotificacion, codigoTipoNotificacion } = elegida
    const clave = claveDe(elegida)
    if (yendo.current === clave) return // a second touch of the same one
    yendo.current = clave
    // Where nothing can be kept it stays on the list, and leads to its screen all the same.
    if (!puedeGuardar) return onElegida(destinoDe(elegida))
    try {
      await descartar({
        notificacion: { idSolicitud, tipoNotificacion, numeroNotificacion, codigoTipoNotificacion },
      })
    } catch {
      yendo.current = undefined
      showToast(texts.noSeGuardo(aparato()), { tipo: 'error' })
      return
    }
    onElegida(destinoDe(elegida))
  }

  return (
    <dialog className="flotante" popover="auto" id={id} aria-label={texts.titulo}>
      <h2>{texts.titulo}</h2>
      {pendientes.state === 'absent' && (
        <div className="relleno pila">
          <p>{pendientes.failure ? texts.sinTraer(aparato()) : texts.trayendo}</p>
          {pendientes.failure && (
            <Button className="contorno" onClick={() => void refresh()}>
              {texts.reintentar}
            </Button>
          )}
        </div>
      )}
      {pendientes.state === 'ready' &&
        (pendientes.value.length === 0 ? (
          <SinNotificaciones />
        ) : (
          <Lista notificaciones={pendientes.value} onElegir={(una) => void elegir(una)} />
        ))}
    </dialog>
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

type ListaProps = { notificaciones: Notificacion[]; onElegir: (una: Notificacion) => void }

function Lista({ notificaciones, onElegir }: ListaProps) {
  return (
    <>
      <ul>
        {notificaciones.map((notificacion) => {
          const cronica = notificacion.codigoTipoNotificacion === RECETA_CRONICA
          return (
            <li key={claveDe(notificacion)}>
              <button type="button" className="fila" onClick={() => onElegir(notificacion)}>
                <span className={`baldosa ${cronica ? 'info' : 'ok'}`}>
                  {cronica ? <Pill24Regular /> : <ClipboardTaskListLtr24Regular />}
                </span>
                <span>
                  <span className="fuerte">{notificacion.tipoNotificacion}</span>
                  <br />
                  <span className="tenue dato">
                    {texts.numero(notificacion.numeroNotificacion)}
                  </span>
                </span>
                <ChevronRight24Regular />
              </button>
            </li>
          )
        })}
      </ul>
      <p className="tenue">{texts.alAbrir}</p>
    </>
  )
}
