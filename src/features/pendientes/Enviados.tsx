import { CheckmarkCircle20Filled } from '@fluentui/react-icons/svg/checkmark-circle'
import { ChevronRight24Regular } from '@fluentui/react-icons/svg/chevron-right'
import { Link } from 'wouter'

import { cuandoYHora } from '#formato/instantes.ts'
import type { Pendiente } from '#live/pendientes/usePendientes.ts'
import { reciboDe } from '#model/recibos.ts'
import { useAhora } from '#ui/useAhora.ts'
import { useTandas } from '#ui/useTandas.tsx'

import { AlRecibo, type Eleccion } from './AlRecibo.tsx'
import { PrimerNombre } from './PrimerNombre.tsx'
import { texts } from './texts.ts'

type Props = { enviados: Pendiente[]; eleccion: Eleccion }

export function Enviados({ enviados, eleccion }: Props) {
  const { lista, aLaVista, mas } = useTandas(enviados)
  return (
    <section>
      <h2 className="seccion grupo">
        {texts.enviados} <span className="cuenta">{enviados.length}</span>
      </h2>
      <ul ref={lista} className="tarjeta enviados" aria-label={texts.enviados}>
        {aLaVista.map((enviado) => (
          <Enviado key={enviado.id} enviado={enviado} eleccion={eleccion} />
        ))}
      </ul>
      {mas}
      <p className="tenue">{texts.quedan}</p>
    </section>
  )
}

function Enviado({ enviado, eleccion }: { enviado: Pendiente; eleccion: Eleccion }) {
  const { words, numero, type, payload, createdAt, doneAt = createdAt, hecho } = enviado
  const recibo = reciboDe(type, payload)
  const now = useAhora(60_000)
  return (
    <li className="ok">
      <CheckmarkCircle20Filled />
      <div>
        <AlRecibo numero={numero} eleccion={eleccion}>
          {words}
        </AlRecibo>
        {hecho && (
          <p>
            {texts.solicitudN} <b className="dato">{hecho.numero}</b>{' '}
            <Link className="enlace" href={hecho.href}>
              {texts.verSolicitud}
            </Link>
          </p>
        )}
        <p className="tenue dato">
          {recibo && <PrimerNombre idAfiliado={recibo.idAfiliado} />}
          {cuandoYHora(doneAt, now)}
        </p>
      </div>
      <ChevronRight24Regular />
    </li>
  )
}
