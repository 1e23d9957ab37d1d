import { ArrowClockwise24Regular } from '@fluentui/react-icons/svg/arrow-clockwise'

import { cuando } from '#formato/instantes.ts'

import { Boton } from './Boton.tsx'
import { Panel } from './Panel.tsx'
import { useAhora } from './useAhora.ts'
import { useEsDeEstaVisita } from './useVisita.ts'

type Props = {
  falla: { kind: string; message: string; failedAt?: number } | undefined
  savedAt: number
  onReintentar: () => void
}

/** Notice of a refresh that failed in this visit, above the stored rows. Without signal the banner says it already. */
export function NoSeActualizo({ falla, savedAt, onReintentar }: Props) {
  const now = useAhora(60_000)
  const esDeAhora = useEsDeEstaVisita(falla)
  if (!falla || !esDeAhora || ['sin-senal', 'portal-cautivo', 'sesion'].includes(falla.kind))
    return null
  return (
    <Panel tono="error" titulo="No pudimos actualizar">
      <p>
        El sistema no responde. Ves lo guardado {cuando(savedAt, now)}; probamos de nuevo cada unos
        minutos.
      </p>
      <div className="botones">
        <Boton icono={<ArrowClockwise24Regular />} onClick={onReintentar}>
          Reintentar
        </Boton>
      </div>
    </Panel>
  )
}
