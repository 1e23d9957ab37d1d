import { useId } from 'react'

type Opcion = { valor: string; texto: string }

type Props = {
  leyenda: string
  /** Several may be chosen. */
  varias?: boolean
  opciones: readonly Opcion[]
  elegidas: readonly string[]
  onElegir: (elegidas: string[]) => void
  falta?: string | undefined
  clase?: string
}

/** A choice of one, or of several, each in a row of its own. */
export function Opciones({
  leyenda,
  varias = false,
  opciones,
  elegidas,
  onElegir,
  falta,
  clase = '',
}: Props) {
  const id = useId()
  const cambiar = (valor: string, elegida: boolean) => {
    if (!varias) return onElegir([valor])
    onElegir(elegida ? [...elegidas, valor] : elegidas.filter((otra) => otra !== valor))
  }
  return (
    <fieldset
      className={`opciones ${clase}`}
      aria-describedby={falta === undefined ? undefined : `${id}-falta`}
    >
      <legend>{leyenda}</legend>
      {opciones.map(({ valor, texto }) => (
        <label key={valor} className="opcion">
          <input
            type={varias ? 'checkbox' : 'radio'}
            name={id}
            value={valor}
            checked={elegidas.includes(valor)}
            onChange={(event) => cambiar(valor, event.target.checked)}
          />
          <span>{texto}</span>
        </label>
      ))}
      {falta !== undefined && (
        <p className="falta" id={`${id}-falta`} role="alert">
          {falta}
        </p>
      )}
    </fieldset>
  )
}
