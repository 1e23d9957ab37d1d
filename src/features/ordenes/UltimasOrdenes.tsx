import { Link } from 'wouter'

import { formatFecha } from '#formato/fechas.ts'
import { ordenesEmitidas } from '#model/ordenes.ts'
import { useDeLaFamilia } from '#piezas/familia/useDeLaFamilia.ts'
import { useFamilia } from '#piezas/familia/useFamilia.ts'

import { texts } from './texts.ts'

const A_LA_VISTA = 4

/** The newest orders on this phone, beside the forms of orders: of the chosen member, or of the whole family. */
export function UltimasOrdenes({ idAfiliado }: { idAfiliado: number | undefined }) {
  const { integrantes, nombreDe } = useFamilia()
  const ordenes = (useDeLaFamilia(ordenesEmitidas, integrantes) ?? [])
    .filter((suyas) => idAfiliado === undefined || suyas.idAfiliado === idAfiliado)
    .flatMap(({ idAfiliado: de, filas }) => filas.map((orden) => ({ ...orden, de })))
    .toSorted((a, b) => b.fechaSolicitud.localeCompare(a.fechaSolicitud))
    .slice(0, A_LA_VISTA)
  if (ordenes.length === 0) return null
  return (
    <section className="tarjeta relleno">
      <h2>{texts.ultimas}</h2>
      <ul className="renglones-de-costado">
        {ordenes.map(({ numeroSolicitud, practicas, fechaSolicitud, de }) => (
          <li key={numeroSolicitud}>
            <span className="fuerte">{practicas ?? numeroSolicitud}</span>
            <span className="tenue">
              {[nombreDe(de), formatFecha(fechaSolicitud)].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ul>
      <Link className="enlace" href="/consultar-ordenes">
        {texts.verGuardadas}
      </Link>
    </section>
  )
}
