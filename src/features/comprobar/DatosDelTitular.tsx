import { VehicleBus24Regular } from '@fluentui/react-icons/svg/vehicle-bus'

import type { Titular } from '#local/titular.ts'
import { diaDe, horaDe } from '#ui/edad.ts'
import { formatFecha } from '#ui/fecha.ts'

import { texts } from './texts.ts'

/** CRED-09, CRED-10: who the code names. Only ever of a code that somebody answers for. */
export function DatosDelTitular({ titular, impresa }: { titular: Titular; impresa: boolean }) {
  const { cuil, nacimiento, relacion, tipo, generada, derivacion } = titular
  return (
    <>
      <dl className="titular">
        <Dato titulo={texts.cuil} valor={cuil} esDato />
        <Dato titulo={texts.nacimiento} valor={formatFecha(nacimiento)} esDato />
        <Dato titulo={texts.parentesco} valor={relacion} />
        <Dato titulo={texts.tipo} valor={tipo} />
        <Dato
          titulo={impresa ? texts.emision : texts.generado}
          valor={typeof generada === 'number' ? momento(generada) : generada}
          esDato
        />
      </dl>
      {derivacion && (
        <section className="derivado info">
          <h2>
            <VehicleBus24Regular /> {texts.derivado}
          </h2>
          <dl className="titular">
            <Dato titulo={texts.tipoDeDerivacion} valor={derivacion.tipo} />
            <Dato titulo={texts.destino} valor={derivacion.destino} />
            <Dato titulo={texts.desde} valor={formatFecha(derivacion.desde)} esDato />
            <Dato titulo={texts.hasta} valor={formatFecha(derivacion.hasta)} esDato />
          </dl>
        </section>
      )}
    </>
  )
}

type DatoProps = { titulo: string; valor: string; esDato?: boolean }

function Dato({ titulo, valor, esDato = false }: DatoProps) {
  return (
    <div>
      <dt className="tenue">{titulo}</dt>
      <dd className={esDato ? 'dato' : undefined}>{valor || '—'}</dd>
    </div>
  )
}

const momento = (at: number) => `${formatFecha(diaDe(at))} ${horaDe(at)}`
