import { Button } from '@fluentui/react-components'
import { ArrowClockwise24Regular } from '@fluentui/react-icons/svg/arrow-clockwise'

import { cuando } from './edad.ts'
import { Panel } from './Panel.tsx'
import { useAhora } from './useAhora.ts'

type Props = {
  falla: { kind: string; message: string } | undefined
  savedAt: number
  onReintentar: () => void
}

/** A refresh that failed, above the stored rows, which stay. Without signal the banner says it. */
export function NoSeActualizo({ falla, savedAt, onReintentar }: Props) {
  const now = useAhora(60_000)
  if (!falla || ['sin-senal', 'portal-cautivo', 'sesion'].includes(falla.kind)) return null
  return (
    <Panel tono="error" titulo="No pudimos actualizar">
      <p>
        El sistema no responde. Ves lo guardado {cuando(savedAt, now)}; probamos de nuevo cada unos
        minutos.
      </p>
      <div className="botones">
        <Button icon={<ArrowClockwise24Regular />} className="contorno" onClick={onReintentar}>
          Reintentar
        </Button>
      </div>
    </Panel>
  )
}
