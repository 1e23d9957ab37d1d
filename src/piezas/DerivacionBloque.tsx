import { VehicleBus24Regular } from '@fluentui/react-icons/svg/vehicle-bus'

import type { Derivacion } from '#contract/afiliados.ts'
import { formatFecha } from '#formato/fechas.ts'

import { Dato } from './Dato.tsx'

import './derivacion.css'
import * as texts from './vistaTexts.ts'

/** Referral of a person who is treated away from home: the insurer that pays there, and the last day. */
export function DerivacionBloque({ derivacion }: { derivacion: Derivacion }) {
  const { descripcionTipoDerivacion, obraSocialDescripcion, sigla, provinciaDescripcion } =
    derivacion
  return (
    <div className="derivacion info">
      <h2>
        <VehicleBus24Regular /> {texts.derivacion(descripcionTipoDerivacion)}
      </h2>
      <dl>
        <Dato titulo={texts.plan}>
          {sigla ? `${obraSocialDescripcion} (${sigla})` : obraSocialDescripcion}
        </Dato>
        <Dato titulo={texts.provincia}>{provinciaDescripcion ?? '—'}</Dato>
        <Dato titulo={texts.desde} esDato>
          {formatFecha(derivacion.fechaDesde)}
        </Dato>
        <Dato titulo={texts.hasta} esDato>
          {formatFecha(derivacion.fechaHasta)}
        </Dato>
      </dl>
    </div>
  )
}
