import { Alert24Regular } from '@fluentui/react-icons/svg/alert'
import { ChevronRight24Regular } from '@fluentui/react-icons/svg/chevron-right'
import { ClipboardTaskListLtr24Regular } from '@fluentui/react-icons/svg/clipboard-task-list-ltr'
import { Pill24Regular } from '@fluentui/react-icons/svg/pill'
import { memo } from 'react'

import { type Notificacion, RECETA_CRONICA } from '#contract/notificaciones.ts'
import { useRefresh, useResource } from '#live/copias/useResource.ts'
import { useNovedades } from '#live/novedades/novedades.ts'
import { claveDe } from '#model/claveDeNotificacion.ts'
import { notificacionesPendientes } from '#model/notificaciones.ts'
import type { Novedad } from '#model/novedades/fila.ts'
import { Boton } from '#ui/Boton.tsx'
import { aparato } from '#ui/esMovil.ts'
import { useTandas } from '#ui/useTandas.tsx'

import { texts } from './texts.ts'
import { useElegir } from './useElegir.ts'

type Props = { onElegida: (href: string, state: unknown) => void }

/**
 * List under the bell. A chosen notification is removed at once and opens its screen; the provider is told when there
 * is signal.
 */
export function NotificacionesPanel({ onElegida }: Props) {
  const pendientes = useResource(notificacionesPendientes, {})
  const refresh = useRefresh(notificacionesPendientes, {})
  const elegir = useElegir(onElegida)
  return (
    <>
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
    </>
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
  const novedades = useNovedades()
  const { lista, aLaVista, mas } = useTandas(notificaciones)
  const dichas = new Map(novedades.map((una) => [una.clave, una]))
  return (
    <>
      <ul ref={lista}>
        {aLaVista.map((una) => (
          <Fila
            key={claveDe(una)}
            notificacion={una}
            novedad={dichas.get(claveDe(una))}
            onElegir={onElegir}
          />
        ))}
      </ul>
      {mas}
      <p className="tenue">{texts.alAbrir}</p>
    </>
  )
}

type FilaProps = Pick<ListaProps, 'onElegir'> & {
  notificacion: Notificacion
  novedad: Novedad | undefined
}

/** The event in one sentence. Without data about it on this phone, the notification's own text is shown. */
const Fila = memo(function Fila({ notificacion, novedad, onElegir }: FilaProps) {
  const { codigoTipoNotificacion, tipoNotificacion, numeroNotificacion } = notificacion
  const cronica = codigoTipoNotificacion === RECETA_CRONICA
  const numero = texts.numero(numeroNotificacion)
  return (
    <li>
      <button type="button" className="fila" onClick={() => void onElegir(notificacion)}>
        <span className={`baldosa ${cronica ? 'info' : 'ok'}`}>
          {cronica ? <Pill24Regular /> : <ClipboardTaskListLtr24Regular />}
        </span>
        <span>
          <span className="fuerte">{novedad?.dicho ?? tipoNotificacion}</span>
          <br />
          {novedad?.sigue && (
            <>
              <span>{novedad.sigue}</span>
              <br />
            </>
          )}
          <span className="tenue dato">
            {novedad?.quien ? texts.deQuien(novedad.quien, numero) : numero}
          </span>
        </span>
        <ChevronRight24Regular />
      </button>
    </li>
  )
})
