import { ChevronRight24Regular } from '@fluentui/react-icons/svg/chevron-right'
import { ClipboardTaskListLtr24Regular } from '@fluentui/react-icons/svg/clipboard-task-list-ltr'
import { useCallback } from 'react'
import { useLocation } from 'wouter'

import { useNovedadesDeInicio } from '#live/novedades/novedades.ts'
import { novedades as texts } from '#model/primera/texts.ts'

import { useElegir } from './useElegir.ts'

/** News about a request on the home screen, in one sentence, until the person has seen it. Hidden if there is no news. */
export function Novedades() {
  const [, navigate] = useLocation()
  const llevar = useCallback(
    (href: string, state: unknown) => navigate(href, { state }),
    [navigate],
  )
  const elegir = useElegir(llevar)
  const dichas = useNovedadesDeInicio()
  if (dichas.length === 0) return null
  return (
    <ul className="tarjeta recordatorios" aria-label={texts.titulo}>
      {dichas.map(({ notificacion, novedad }) => (
        <li key={novedad.clave}>
          <button type="button" onClick={() => void elegir(notificacion)}>
            <span className="baldosa ok">
              <ClipboardTaskListLtr24Regular />
            </span>
            <span>
              <span className="fuerte">{novedad.dicho}</span>
              <br />
              <span className="tenue">{texts.detalle(novedad)}</span>
            </span>
            <ChevronRight24Regular />
          </button>
        </li>
      ))}
    </ul>
  )
}
