import { ChevronRight24Regular } from '@fluentui/react-icons/svg/chevron-right'
import { ClipboardTaskListLtr24Regular } from '@fluentui/react-icons/svg/clipboard-task-list-ltr'
import { Link } from 'wouter'

import { cuandoYHora } from '#formato/instantes.ts'
import { useAhora } from '#ui/useAhora.ts'

import './autorizaciones.css'
import { texts } from './inicioTexts.ts'
import { useEmpezadas } from './useEmpezadas.ts'
import { direccionDePaso } from './usePaso.ts'

/** Card on the home screen: link to a request that was begun and not saved. */
export function SinTerminar() {
  const empezadas = useEmpezadas()
  const now = useAhora(60_000)
  const [primera] = empezadas
  if (!primera) return null
  const varias = empezadas.length > 1
  const detalle = [primera.quien, texts.paso(primera.paso), cuandoYHora(primera.savedAt, now)]
  return (
    <Link
      className="tarjeta fila sin-terminar aviso"
      href={varias ? '/autorizaciones' : direccionDePaso(primera.id, primera.paso)}
    >
      <span className="baldosa">
        <ClipboardTaskListLtr24Regular />
      </span>
      <span>
        <span className="fuerte">{varias ? texts.varias(empezadas.length) : texts.una}</span>
        {!varias && (
          <>
            <br />
            <span className="tenue">{detalle.filter(Boolean).join(' · ')}</span>
          </>
        )}
      </span>
      <ChevronRight24Regular />
    </Link>
  )
}
