import { Titulo } from '#ui/Titulo.tsx'

import { FiguraDelVeredicto, TONO } from './FiguraDelVeredicto.tsx'
import { nombreDe, palabrasDe, sirve } from './palabras.ts'
import { texts } from './texts.ts'
import { type Hecha, useEdad } from './useComprobaciones.ts'

type Props = { hecha: Hecha; onVerTodo: () => void }

/** The verdict in its small form, while one phone after another is scanned. */
export function Ultima({ hecha, onVerTodo }: Props) {
  const { id, result } = hecha
  const { minutos, cuando } = useEdad(hecha)
  const said = result && palabrasDe(result, minutos)
  const nombre = result && nombreDe(result)
  return (
    <div
      className={`ultima ${said ? TONO[said.figura] : 'neutro'}`}
      aria-live={minutos > 0 ? 'off' : 'polite'}
    >
      {said && <FiguraDelVeredicto figura={said.figura} />}
      <div>
        <Titulo key={said ? id : 0}>{said ? said.titulo : texts.comprobando}</Titulo>
        {nombre !== undefined && <p className="nombre">{nombre}</p>}
        {said && (
          <p>
            {said.linea} {texts.resultadoDe(cuando)} {sirve(result) && <b>{texts.compara}</b>}
          </p>
        )}
        {result && !sirve(result) && said?.detalle.map((line) => <p key={line}>{line}</p>)}
        {result && (
          <button type="button" className="enlace" onClick={onVerTodo}>
            {sirve(result) ? texts.verTodo : texts.verResultado}
          </button>
        )}
      </div>
    </div>
  )
}
