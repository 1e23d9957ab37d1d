import { Checkmark20Filled } from '@fluentui/react-icons/svg/checkmark'

import type { Autorizacion } from '#contract/autorizacion.ts'
import { formatFecha } from '#formato/fechas.ts'
import { EN_CAMINO, estadoEnPalabras } from '#model/solicitudes.ts'

import { aspectoDe } from './estados.tsx'
import { texts } from './texts.ts'

/** Timeline of a request. It shows only known dates; for later steps the provider promises none. */
export function LineaDeVida({ de: { solicitudCobertura, estado } }: { de: Autorizacion }) {
  const { codigoEstado, descripcionEstadoSolicitudCobertura: dicho, fechaDesde } = estado
  const { tono, icono } = aspectoDe(codigoEstado, dicho)
  const { palabra, aparte } = estadoEnPalabras(codigoEstado, dicho)
  return (
    <section className="tarjeta relleno pila">
      <h2>{texts.comoVa}</h2>
      <ol className="linea-de-vida">
        {palabra !== texts.generada && (
          <li className="ok">
            <span className="marca-de-paso">
              <Checkmark20Filled />
            </span>
            <div>
              <p className="fuerte">{texts.generada}</p>
              <p className="tenue dato">{formatFecha(solicitudCobertura.fechaGenerada)}</p>
            </div>
          </li>
        )}
        <li className={`${tono} actual`} aria-current="step">
          <span className="marca-de-paso">{icono}</span>
          <div>
            <p className="fuerte">{palabra}</p>
            <p className="tenue dato">
              {formatFecha(fechaDesde)}
              {aparte && ` · ${aparte}`}
            </p>
          </div>
        </li>
        {EN_CAMINO.has(codigoEstado) && (
          <li className="por-venir">
            <span className="marca-de-paso" />
            <div>
              <p>{texts.falta}</p>
              <p className="tenue">{texts.puedeTardar}</p>
            </div>
          </li>
        )}
      </ol>
    </section>
  )
}
