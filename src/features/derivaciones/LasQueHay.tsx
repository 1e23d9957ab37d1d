import { formatFecha } from '#formato/fechas.ts'
import { useResource } from '#live/copias/useResource.ts'
import { idDe, planDe, transitorias, viajan } from '#model/derivaciones.ts'

import { Situacion } from './situacion.tsx'
import { texts } from './texts.ts'

/** The family's referrals beside the form, so that none is requested twice. */
export function LasQueHay() {
  const lista = useResource(transitorias, {})
  if (lista.state !== 'ready' || lista.value.length === 0) return null
  return (
    <section className="tarjeta relleno">
      <h2>{texts.lasQueHay}</h2>
      <ul className="renglones-de-costado">
        {lista.value.map((una) => (
          <li key={idDe(una)}>
            <span className="fuerte">{planDe(una)}</span>
            <span className="tenue">
              {[
                viajan(una)
                  .map(({ nombre }) => nombre)
                  .join(', '),
                texts.fechas(formatFecha(una.fechaDesde), formatFecha(una.fechaHasta)),
              ].join(' · ')}
            </span>
            <Situacion una={una} />
          </li>
        ))}
      </ul>
    </section>
  )
}
