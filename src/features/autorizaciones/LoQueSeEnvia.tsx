import { Link } from 'wouter'

import { useSinSenal } from '#live/copias/useSignal.ts'
import type { Papel } from '#model/papeles/papel.ts'
import { aparato } from '#ui/esMovil.ts'
import { Panel } from '#ui/Panel.tsx'

import { megas } from './megas.ts'
import { type Nueva, pasosDe } from './nueva.ts'
import { texts } from './nuevaTexts.ts'
import { direccionDePaso } from './usePaso.ts'

type Props = {
  id: string
  nueva: Nueva
  quien: string
  tipo: string
  /** The step on the screen. Earlier steps are links. */
  paso: number
}

/**
 * Summary of the request, shown before it is saved and, on a computer, beside each step. Each line links back to its
 * step.
 */
export function LoQueSeEnvia({ id, nueva, quien, tipo, paso: actual }: Props) {
  const { requerida, opcional, historia } = nueva.papeles
  const lineas = [
    [texts.para, quien, 1],
    [texts.tipoCorto, tipo, 1],
    [texts.documentosCorto, cuantos(requerida), 2],
    [texts.estudiosCorto, cuantos(opcional), 3],
    ...(pasosDe(nueva) === 4 ? ([[texts.historiaCorta, cuantos(historia), 4]] as const) : []),
  ] as const
  return (
    <section className="tarjeta relleno lo-que-se-envia">
      <h2>{texts.loQueSeEnvia}</h2>
      <dl>
        {lineas.map(([titulo, valor, paso]) => (
          <div key={titulo}>
            <dt className="tenue">{titulo}</dt>
            <dd>
              {paso < actual ? <Link href={direccionDePaso(id, paso)}>{valor}</Link> : valor || '—'}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** Notice before saving: without signal the request is kept on this phone and sent later. */
export function SinSenalSeGuarda() {
  if (!useSinSenal()) return null
  return (
    <Panel tono="aviso">
      <p>
        <b>{texts.sinSenal}</b> {texts.guardarIgual(aparato())}
      </p>
    </Panel>
  )
}

const cuantos = (papeles: readonly Papel[]): string =>
  papeles.length === 0
    ? texts.ninguno
    : texts.archivosY(papeles.length, megas(papeles.reduce((sum, { bytes }) => sum + bytes, 0)))
