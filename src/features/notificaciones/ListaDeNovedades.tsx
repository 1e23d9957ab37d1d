import { ChevronRight24Regular } from '@fluentui/react-icons/svg/chevron-right'
import { ClipboardTaskListLtr24Regular } from '@fluentui/react-icons/svg/clipboard-task-list-ltr'

import type { Notificacion } from '#contract/notificaciones.ts'
import type { Dicha } from '#model/novedades/enElInicio.ts'
import { Renglon } from '#ui/Renglon.tsx'

import * as texts from './novedadesTexts.ts'

type Props = {
  dichas: readonly Dicha[]
  onElegir?: (notificacion: Notificacion) => void
}

/** A sentence for each request that has an answer. */
export function ListaDeNovedades({ dichas, onElegir }: Props) {
  return (
    <ul className="tarjeta recordatorios" aria-label={texts.titulo}>
      {dichas.map(({ notificacion, novedad }) => (
        <li key={novedad.clave}>
          <button type="button" onClick={() => onElegir?.(notificacion)}>
            <Renglon
              tono="ok"
              icono={<ClipboardTaskListLtr24Regular />}
              fuerte={novedad.dicho}
              tenue={texts.detalle(novedad)}
            />
            <ChevronRight24Regular />
          </button>
        </li>
      ))}
    </ul>
  )
}
