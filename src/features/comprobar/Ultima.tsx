import type { Comprobada } from '#local/pase/comprobada.ts'
import { Titulo } from '#ui/Titulo.tsx'

import { TitularEnBreve } from './DatosDelTitular.tsx'
import { FiguraDelVeredicto, TONO } from './FiguraDelVeredicto.tsx'
import { comparaDe, cualEs, lineaDe, nombreDe, palabrasDe, presentaDe, sirve } from './palabras.ts'
import { texts } from './texts.ts'
import { segundaParte } from './traerSegundaParte.ts'
import { type Hecha, useEdad } from './useComprobaciones.ts'

type Props = { hecha: Hecha; onVerTodo: () => void }

/** Small form of the last verdict, with all data to compare, for a counter that scans one phone after another. */
export function Ultima({ hecha, onVerTodo }: Props) {
  const { id, result } = hecha
  const edad = useEdad(hecha)
  const said = result && palabrasDe(result, edad)
  const nombre = result && nombreDe(result)
  const cual = result && cualEs(result)
  return (
    <div
      className={`ultima ${said ? TONO[said.figura] : 'neutro'}`}
      aria-live={edad.minutos > 0 ? 'off' : 'polite'}
    >
      {said && <FiguraDelVeredicto figura={said.figura} />}
      <Titulo key={said ? id : 0}>{said ? said.titulo : texts.comprobando}</Titulo>
      {result && said && (
        <div>
          {nombre !== undefined && <p className="nombre">{nombre}</p>}
          {sirve(result) ? (
            <ParaComparar result={result} />
          ) : (
            cual !== undefined && <p className="tenue">{cual}</p>
          )}
          <p>{lineaDe(said, edad.cuando)}</p>
          {said.detalle.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <button type="button" className="enlace" onClick={onVerTodo}>
            {sirve(result) ? texts.verTodo : texts.verResultado}
          </button>
        </div>
      )}
    </div>
  )
}

function ParaComparar({ result }: { result: Comprobada }) {
  const presenta = presentaDe(result)
  const { EnBreve, Presenta } = segundaParte() ?? {}
  return (
    <>
      {Presenta && presenta && <Presenta presenta={presenta} titular={nombreDe(result) ?? ''} />}
      {'titular' in result && <TitularEnBreve titular={result.titular} />}
      {EnBreve && result.state === 'receta' && <EnBreve receta={result.receta} />}
      {!presenta && (
        <p>
          <b>{comparaDe(result)}</b>
        </p>
      )}
    </>
  )
}
