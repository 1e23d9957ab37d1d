import { ChevronRight24Regular } from '@fluentui/react-icons/svg/chevron-right'

import { cuandoYHora } from '#formato/instantes.ts'
import type { Pendiente } from '#live/pendientes/usePendientes.ts'
import { juntaDe } from '#model/juntas.ts'
import { reciboDe } from '#model/recibos.ts'
import { Insignia } from '#ui/Insignia.tsx'
import { useAhora } from '#ui/useAhora.ts'

import { Acciones } from './Acciones.tsx'
import { AlRecibo, type Eleccion } from './AlRecibo.tsx'
import { iconoDe } from './clase.tsx'
import { aspectoDe } from './estados.tsx'
import { LasDos } from './LasDos.tsx'
import { PorPartes } from './PorPartes.tsx'
import { useNuevoIntento, usePorQueEspera } from './porQueEspera.ts'
import { PrimerNombre } from './PrimerNombre.tsx'
import { texts } from './texts.ts'

type Props = { pendiente: Pendiente; eleccion: Eleccion; onDescartar: () => void }

/** A row of the list. With its receipt beside the list, only the row's head is shown. */
export function TarjetaDeCambio({ pendiente, eleccion, onDescartar }: Props) {
  const { words, createdAt, type, payload, numero } = pendiente
  const { palabra, tono, icono } = aspectoDe(pendiente)
  const now = useAhora(60_000)
  const recibo = reciboDe(type, payload)
  const nuevoIntento = useNuevoIntento(pendiente)
  return (
    <li className={`tarjeta relleno pila cambio ${tono}`}>
      <div className="cabeza">
        <span className="baldosa">{iconoDe(type)}</span>
        <div className="pila">
          <div>
            <h3>
              <AlRecibo numero={numero} eleccion={eleccion}>
                {words}
              </AlRecibo>
            </h3>
            <p className="tenue dato">
              {recibo && <PrimerNombre idAfiliado={recibo.idAfiliado} />}
              {texts.numeroDe(numero)} · {cuandoYHora(createdAt, now)}
            </p>
          </div>
          <Insignia tono={tono} icono={icono}>
            {(eleccion && nuevoIntento) ?? palabra}
          </Insignia>
        </div>
        <ChevronRight24Regular />
      </div>
      {!eleccion && <Detalle pendiente={pendiente} onDescartar={onDescartar} />}
      {eleccion && eleccion.numero !== numero && <PorPartes pendiente={pendiente} />}
    </li>
  )
}

function Detalle({ pendiente, onDescartar }: Omit<Props, 'eleccion'>) {
  const { state, reason, type, payload, hay } = pendiente
  const junta = state === 'conflict' ? juntaDe(type, payload, hay) : undefined
  const recibo = reciboDe(type, payload)
  const espera = usePorQueEspera(pendiente)
  return (
    <>
      {reason && (
        <p>
          <b>{texts.motivo}</b> {reason}
        </p>
      )}
      {espera !== undefined && <p>{espera}</p>}
      <PorPartes pendiente={pendiente} />
      {state === 'dudosa' && <p>{texts.dudosaDetalle}</p>}
      {state === 'rejected' && recibo && recibo.ahora.length > 0 && (
        <p className="lo-rechazado">{recibo.ahora.join(', ')}</p>
      )}
      {junta && <p>{texts.faltaElegir(junta.preguntas.length)}</p>}
      {state === 'conflict' && !junta && <LasDos pendiente={pendiente} />}
      <Acciones pendiente={pendiente} onDescartar={onDescartar} />
    </>
  )
}
