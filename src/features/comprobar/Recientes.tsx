import { horaDe } from '#formato/instantes.ts'

import { FiguraDelVeredicto } from './FiguraDelVeredicto.tsx'
import { cualEs, nombreDe, palabrasDe } from './palabras.ts'
import { texts } from './texts.ts'
import type { Hecha } from './useComprobaciones.ts'

/** Earlier checks, so that several phones on the counter are not mixed up. */
export function Recientes({ hechas }: { hechas: readonly Hecha[] }) {
  if (hechas.length === 0) return null
  return (
    <section className="recientes">
      <h2>{texts.recien}</h2>
      <ul>
        {hechas.map(({ id, at, result }) => {
          const said = result && palabrasDe(result)
          const cual = result && cualEs(result)
          return (
            <li key={id}>
              {said && <FiguraDelVeredicto figura={said.figura} />}
              <span>
                <span className="fuerte">{(result && nombreDe(result)) ?? texts.sinDatos}</span>
                {cual !== undefined && <span className="tenue">{cual}</span>}
                <span className="tenue">{said ? said.titulo : texts.comprobando}</span>
              </span>
              <span className="dato">{horaDe(at)}</span>
            </li>
          )
        })}
      </ul>
      <p className="tenue">{texts.seBorran}</p>
    </section>
  )
}
