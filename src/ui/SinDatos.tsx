import { ArrowClockwise24Regular } from '@fluentui/react-icons/svg/arrow-clockwise'
import { CloudArrowDown24Regular } from '@fluentui/react-icons/svg/cloud-arrow-down'

import { Boton } from './Boton.tsx'
import { aparato } from './esMovil.ts'
import { Esqueleto } from './Esqueleto.tsx'
import { Panel } from './Panel.tsx'
import { useEsDeEstaVisita } from './useVisita.ts'
import { Vacio } from './Vacio.tsx'

type Falla = { kind: string; message: string; failedAt?: number }

type Props = {
  falla?: Falla | undefined
  trayendo: string
  onReintentar: () => void
}

/** Shown without any stored copy: the data are on their way, or the reason why they could not be fetched. */
export function SinDatos({ falla, trayendo, onReintentar }: Props) {
  const esDeAhora = useEsDeEstaVisita(falla)
  if (!falla) return <Esqueleto texto={trayendo} />
  const reintentar = (
    <Boton icono={<ArrowClockwise24Regular />} onClick={onReintentar}>
      Reintentar
    </Boton>
  )
  if (falla.kind === 'sin-senal' || falla.kind === 'sin-respuesta')
    return (
      <Vacio
        icono={<CloudArrowDown24Regular />}
        tono="info"
        titulo={`No está en este ${aparato()} todavía`}
      >
        <p>Con señal se trae solo, y después lo ves siempre.</p>
        {reintentar}
      </Vacio>
    )
  if (!esDeAhora) return <Esqueleto texto={trayendo} />
  return (
    <Panel tono="error" titulo="No pudimos traerlo">
      <p>{falla.message}</p>
      <div className="botones">{reintentar}</div>
    </Panel>
  )
}
