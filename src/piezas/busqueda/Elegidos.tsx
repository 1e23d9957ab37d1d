import { Dismiss16Regular } from '@fluentui/react-icons/svg/dismiss'

import '#ui/pildoras.css'
import { texts } from './texts.ts'

export type Elegido<Criterios> = { texto: string; sin: Partial<Criterios> }

type Props<Criterios> = {
  elegidos: readonly Elegido<Criterios>[]
  onQuitar: (sin: Partial<Criterios>) => void
  /** Called once the last criterion was removed. */
  alQuedarSinNada: () => void
}

/** Criteria of a search; each can be removed on its own. */
export function Elegidos<Criterios>({ elegidos, onQuitar, alQuedarSinNada }: Props<Criterios>) {
  if (elegidos.length === 0) return null
  return (
    <ul className="elegidos" aria-label={texts.elegido}>
      {elegidos.map(({ texto, sin }) => (
        <li key={Object.keys(sin).join()}>
          <button
            type="button"
            className="pildora"
            aria-label={texts.quitar(texto)}
            onClick={({ currentTarget }) => {
              const suya = currentTarget.parentElement
              const otra = suya?.nextElementSibling ?? suya?.previousElementSibling
              const proxima = otra?.querySelector('button')
              if (proxima) proxima.focus()
              else alQuedarSinNada()
              onQuitar(sin)
            }}
          >
            {texto}
            <Dismiss16Regular />
          </button>
        </li>
      ))}
    </ul>
  )
}
