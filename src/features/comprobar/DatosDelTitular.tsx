import { VehicleBus24Regular } from '@fluentui/react-icons/svg/vehicle-bus'

import { formatFecha } from '#formato/fechas.ts'
import { diaDe, horaDe } from '#formato/instantes.ts'
import type { Titular } from '#local/pase/titular.ts'
import { Dato } from '#piezas/Dato.tsx'

import { documentoDe } from './palabras.ts'
import { texts } from './texts.ts'

/** The fields that the person's identity document has too. */
export const TitularEnBreve = ({ titular: { cuil, nacimiento } }: { titular: Titular }) => (
  <dl className="titular">
    <Documento cuil={cuil} />
    <Dato titulo={texts.nacimiento} esDato>
      {formatFecha(nacimiento)}
    </Dato>
  </dl>
)

function Documento({ cuil }: { cuil: string }) {
  const documento = documentoDe(cuil)
  return (
    documento !== undefined && (
      <Dato titulo={texts.documento} esDato>
        {documento}
      </Dato>
    )
  )
}

/** Data of the code's holder (CRED-09, CRED-10). Shown only if the signature or the provider vouches for them. */
export function DatosDelTitular({ titular, impresa }: { titular: Titular; impresa: boolean }) {
  const { cuil, nacimiento, relacion, tipo, generada, derivacion } = titular
  return (
    <>
      <dl className="titular">
        <Documento cuil={cuil} />
        <Dato titulo={texts.cuil} esDato>
          {cuil}
        </Dato>
        <Dato titulo={texts.nacimiento} esDato>
          {formatFecha(nacimiento)}
        </Dato>
        <Dato titulo={texts.parentesco}>{relacion}</Dato>
        <Dato titulo={texts.tipo}>{tipo}</Dato>
        <Dato titulo={impresa ? texts.emision : texts.generado} esDato>
          {typeof generada === 'number' ? momento(generada) : generada}
        </Dato>
      </dl>
      {derivacion && (
        <section className="derivado info">
          <h2>
            <VehicleBus24Regular /> {texts.derivado}
          </h2>
          <dl className="titular">
            <Dato titulo={texts.tipoDeDerivacion}>{derivacion.tipo}</Dato>
            <Dato titulo={texts.destino}>{derivacion.destino}</Dato>
            <Dato titulo={texts.desde} esDato>
              {formatFecha(derivacion.desde)}
            </Dato>
            <Dato titulo={texts.hasta} esDato>
              {formatFecha(derivacion.hasta)}
            </Dato>
          </dl>
        </section>
      )}
    </>
  )
}

const momento = (at: number) => `${formatFecha(diaDe(at))} ${horaDe(at)}`
