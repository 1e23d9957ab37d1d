import { ArrowClockwise24Regular } from '@fluentui/react-icons/svg/arrow-clockwise'

import { LoQueQueda } from '#piezas/LoQueQueda.tsx'
import { Boton } from '#ui/Boton.tsx'
import { EnlaceBoton } from '#ui/EnlaceBoton.tsx'
import { Panel } from '#ui/Panel.tsx'

import { texts } from './texts.ts'
import type { ConsultasGratis } from './useConsultasGratis.ts'

type Props = {
  gratis: ConsultasGratis
  quien: string
  onMirar: () => void
  /** Returns to a consultation that was begun: the provider gives its link again, even with none left. */
  onVolver: () => void
}

/**
 * Remaining free consultations, as a sentence and two figures (TELE-02). If a limit is used up, alternatives are
 * offered.
 */
export function LasQueQuedan({ gratis, quien, onMirar, onVolver }: Props) {
  if (gratis.state === 'sin-pedir') return null
  if (gratis.state === 'mirando') return <output className="tenue">{texts.mirando}</output>
  if (gratis.state === 'sin-ver')
    return (
      <div className="cabeza">
        <output className="tenue">{texts.sinVer}</output>
        <Boton tono="plano" icono={<ArrowClockwise24Regular />} onClick={onMirar}>
          {texts.reintentar}
        </Boton>
      </div>
    )
  const { anio, mes } = gratis
  if (anio.quedan <= 0 || mes.quedan <= 0)
    return (
      <Panel
        tono="aviso"
        titulo={texts.agotadas(anio.quedan <= 0 ? texts.enElAnio : texts.enElMes)}
        alerta
      >
        <p>{texts.agotadasDetalle}</p>
        <div className="botones">
          <EnlaceBoton tono="primario" href="/emitir-orden">
            {texts.sacarOrden}
          </EnlaceBoton>
          <Boton onClick={onVolver}>{texts.volver}</Boton>
        </div>
      </Panel>
    )
  return (
    <>
      <output className="fuerte">{texts.disponibles(quien, anio.quedan, mes.quedan)}</output>
      <ul className="las-que-quedan">
        <Tarjeta titulo={texts.esteAnio} {...anio} />
        <Tarjeta titulo={texts.esteMes} {...mes} />
      </ul>
    </>
  )
}

function Tarjeta({ titulo, quedan, total }: { titulo: string; quedan: number; total: number }) {
  return (
    <li className="tarjeta relleno">
      <p className="tenue">{titulo}</p>
      <p>
        <span className="cifra dato">{quedan}</span>{' '}
        <span className="tenue">{texts.deGratis(total)}</span>
      </p>
      <LoQueQueda quedan={quedan} total={total} />
    </li>
  )
}
