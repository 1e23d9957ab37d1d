import { DocumentText24Regular } from '@fluentui/react-icons/svg/document-text'
import { Stethoscope24Regular } from '@fluentui/react-icons/svg/stethoscope'

import type { CostoDeOrden } from '#contract/emision.ts'
import { dinero } from '#formato/dinero.ts'
import { presente } from '#formato/presente.ts'
import { Avatar } from '#ui/Avatar.tsx'

import './ordenes.css'
import { importeDe } from './importe.ts'
import { texts } from './texts.ts'

type Props = { orden: CostoDeOrden; tono: number; codigoTransaccion?: string }

/** All data of an order before it is generated (ORD-09, ORD-10, ORD-11). */
export function Detalle({ orden: { afiliado, prestador, practicas }, tono, ...resto }: Props) {
  const { nombre, apellido, numerodocumentoformateado, correo } = afiliado
  const especialidades = prestador.especialidades?.map(({ descripcion }) => descripcion).join(', ')
  const iniciales = `${nombre.charAt(0)}${apellido.charAt(0)}`.toUpperCase()
  return (
    <ul className="detalle-de-orden">
      <li>
        <Avatar iniciales={iniciales} tono={tono} />
        <p>
          <small>{texts.afiliado}</small>
          <span className="fuerte">{`${nombre} ${apellido}`.trim()}</span>
          {numerodocumentoformateado && <small>{texts.dni(numerodocumentoformateado)}</small>}
          {presente(correo) && <small>{correo}</small>}
        </p>
      </li>
      <li>
        <span className="baldosa info">
          <Stethoscope24Regular />
        </span>
        <p>
          <small>{texts.prestador(prestador.codigoPrestador)}</small>
          <span className="fuerte">{prestador.razonSocial}</span>
          {especialidades && <small>{especialidades}</small>}
        </p>
      </li>
      {practicas.map((practica) => {
        const importe = importeDe(practica)
        return (
          <li key={practica.codigoPractica}>
            <span className="baldosa neutro">
              <DocumentText24Regular />
            </span>
            <p>
              <small>{texts.practica(practica.codigoPractica)}</small>
              <span className="practica-e-importe">
                <span className="fuerte">{practica.descripcionPractica}</span>
                {importe === undefined ? (
                  <small>{texts.noContiene}</small>
                ) : (
                  <span className="dato fuerte">{dinero(importe)}</span>
                )}
              </span>
              <small>{practica.descripcionTipoCobertura}</small>
            </p>
          </li>
        )
      })}
      {resto.codigoTransaccion && (
        <li className="tenue">
          <p>
            {texts.codigo} <span className="dato fuerte">{resto.codigoTransaccion}</span>
          </p>
        </li>
      )}
    </ul>
  )
}

/** Total to pay. */
export function Total({ orden: { totales } }: { orden: CostoDeOrden }) {
  return (
    <p className="total-de-orden">
      <span className="fuerte">{texts.total}</span>
      <span className="dato">{dinero(totales.totalPagar)}</span>
    </p>
  )
}
