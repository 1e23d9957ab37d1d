import { CheckmarkCircle24Filled } from '@fluentui/react-icons/svg/checkmark-circle'
import { Circle24Regular } from '@fluentui/react-icons/svg/circle'
import { Clock24Regular } from '@fluentui/react-icons/svg/clock'
import { ErrorCircle24Filled } from '@fluentui/react-icons/svg/error-circle'
import { QuestionCircle20Regular } from '@fluentui/react-icons/svg/question-circle'
import type { ReactNode } from 'react'

import { cuandoYHora } from '#formato/instantes.ts'
import type { Pendiente } from '#live/pendientes/usePendientes.ts'
import { aparato } from '#ui/esMovil.ts'
import { useAhora } from '#ui/useAhora.ts'

import { usePorQueEspera } from './porQueEspera.ts'
import { texts } from './texts.ts'

/** Timeline of a change: stored here, being sent, received. */
export function Camino({ pendiente }: { pendiente: Pendiente }) {
  const now = useAhora(60_000)
  return (
    <ol className="camino tarjeta relleno">
      <Paso como="hecho" titulo={texts.guardadoAca(aparato())}>
        {cuandoYHora(pendiente.createdAt, now)}
      </Paso>
      <Salida pendiente={pendiente} />
      <Llegada pendiente={pendiente} now={now} />
    </ol>
  )
}

function Salida({ pendiente }: { pendiente: Pendiente }) {
  const { state, tries, damaged } = pendiente
  const espera = usePorQueEspera(pendiente)
  if (damaged) return <Paso como="falla" titulo={texts.noSalio} />
  if (state !== 'pending' && state !== 'sending') return <Paso como="hecho" titulo={texts.salio} />
  return (
    <Paso como="ahora" titulo={state === 'sending' ? texts.saliendo : texts.esperando}>
      {[espera, tries > 0 && texts.intentos(tries)].filter(Boolean).join(' ')}
    </Paso>
  )
}

function Llegada({ pendiente, now }: { pendiente: Pendiente; now: number }) {
  const { state, doneAt, damaged, payload } = pendiente
  if (state === 'done')
    return (
      <Paso como="hecho" titulo={texts.loRecibio}>
        {doneAt === undefined ? texts.constancia : cuandoYHora(doneAt, now)}
      </Paso>
    )
  if (state === 'rejected' && !damaged)
    return <Paso como="falla" titulo={payload ? texts.noLoAcepto : texts.yaNoLoTiene} />
  if (state === 'conflict') return <Paso como="falla" titulo={texts.hayQueDecidir} />
  if (state === 'dudosa') return <Paso como="no-se-sabe" titulo={texts.noSeSabe} />
  return (
    <Paso como="falta" titulo={texts.recibido}>
      {texts.constancia}
    </Paso>
  )
}

type Como = 'hecho' | 'ahora' | 'falta' | 'falla' | 'no-se-sabe'

const ASPECTOS: Record<Como, [tono: string, icono: ReactNode]> = {
  hecho: ['ok', <CheckmarkCircle24Filled key="hecho" />],
  ahora: ['aviso', <Clock24Regular key="ahora" />],
  falta: ['neutro', <Circle24Regular key="falta" />],
  falla: ['error', <ErrorCircle24Filled key="falla" />],
  'no-se-sabe': ['aviso', <QuestionCircle20Regular key="no-se-sabe" />],
}

function Paso({ como, titulo, children }: { como: Como; titulo: string; children?: string }) {
  const [tono, icono] = ASPECTOS[como]
  return (
    <li className={tono}>
      {icono}
      <div>
        <p className="fuerte">{titulo}</p>
        {children && <p className="tenue">{children}</p>}
      </div>
    </li>
  )
}
