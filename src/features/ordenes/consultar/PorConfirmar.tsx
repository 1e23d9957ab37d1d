import { Clock24Regular } from '@fluentui/react-icons/svg/clock'

import { fechaDe } from '#formato/instantes.ts'
import { Insignia } from '#ui/Insignia.tsx'

import { type OrdenEnCurso, enDuda } from '../enCurso.ts'
import { texts } from '../texts.ts'

/** Orders that may or may not have been generated: their answer is missing. */
export function PorConfirmar({ filas = [] }: { filas: OrdenEnCurso[] | undefined }) {
  const dudosas = filas.filter(enDuda)
  if (dudosas.length === 0) return null
  return (
    <ul className="pila" aria-label={texts.porConfirmar}>
      {dudosas.map(({ codigoTransaccion, practica, paraQuien, pedidaAt }) => (
        <li className="tarjeta relleno por-confirmar" key={codigoTransaccion}>
          <p className="fuerte">{practica}</p>
          <p className="tenue">{`${paraQuien} · ${fechaDe(pedidaAt)}`}</p>
          <Insignia tono="aviso" icono={<Clock24Regular />}>
            {texts.porConfirmar}
          </Insignia>
        </li>
      ))}
    </ul>
  )
}
