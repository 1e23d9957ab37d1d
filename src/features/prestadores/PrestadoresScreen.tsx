import { BuildingRetail24Regular } from '@fluentui/react-icons/svg/building-retail'
import { ChevronRight24Regular } from '@fluentui/react-icons/svg/chevron-right'
import { Pill24Regular } from '@fluentui/react-icons/svg/pill'
import { Stethoscope24Regular } from '@fluentui/react-icons/svg/stethoscope'
import { Link } from 'wouter'

import { Titulo } from '#ui/Titulo.tsx'

import '#piezas/lugares/lugares.css'
import { texts } from './texts.ts'

const ENTRADAS = [
  {
    href: '/buscar-prestadores',
    titulo: texts.profesionales,
    detalle: texts.profesionalesDetalle,
    icono: <Stethoscope24Regular />,
  },
  {
    href: '/buscar-establecimientos',
    titulo: texts.establecimientos,
    detalle: texts.establecimientosDetalle,
    icono: <BuildingRetail24Regular />,
  },
  {
    href: '/buscar-farmacias',
    titulo: texts.farmacias,
    detalle: texts.farmaciasDetalle,
    icono: <Pill24Regular />,
  },
]

/** Menu of the searches (PROV-01). */
export function PrestadoresScreen() {
  return (
    <div className="pila">
      <Titulo>{texts.titulo}</Titulo>
      <ul className="menu-de-busquedas">
        {ENTRADAS.map(({ href, titulo, detalle, icono }) => (
          <li key={href}>
            <Link className="fila tarjeta" href={href}>
              <span className="baldosa info">{icono}</span>
              <span>
                <b className="dos-lineas">{titulo}</b>
                <span className="tenue">{detalle}</span>
              </span>
              <ChevronRight24Regular />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
