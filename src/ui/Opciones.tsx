import { ErrorCircle12Filled } from '@fluentui/react-icons/svg/error-circle'
import { type Ref, useId } from 'react'

/** `detalle`: an explanation of the option. */
type Opcion = { valor: string; texto: string; detalle?: string }

type Props = {
  leyenda: string
  /** Several options may be chosen. */
  varias?: boolean
  /** With `varias`: label of an option that chooses all or none. */
  todas?: string
  opciones: readonly Opcion[]
  elegidas: readonly string[]
  onElegir: (elegidas: string[]) => void
  falta?: string | undefined
  clase?: string
  /** Gets the focus if the choice is missing. */
  primera?: Ref<HTMLInputElement>
}

/** Choice of one or several options, each in its own row. */
export function Opciones({
  leyenda,
  varias = false,
  todas,
  opciones,
  elegidas,
  onElegir,
  falta,
  clase = '',
  primera,
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
      {opciones.map(({ valor, texto, detalle }, n) => (
        <label key={valor} className="opcion">
          <input
            ref={n === 0 ? primera : undefined}
            type={varias ? 'checkbox' : 'radio'}
            name={id}
            value={valor}
            checked={elegidas.includes(valor)}
            onChange={(event) => cambiar(valor, event.target.checked)}
          />
          <span>
            {texto}
            {detalle !== undefined && (
              <>
                <br />
                <span className="tenue">{detalle}</span>
              </>
            )}
          </span>
        </label>
      ))}
      {todas !== undefined && (
        <label className="opcion">
          <input
            type="checkbox"
            checked={elegidas.length === opciones.length}
            onChange={({ target }) =>
              onElegir(target.checked ? opciones.map(({ valor }) => valor) : [])
            }
          />
          <b>{todas}</b>
        </label>
      )}
      {falta !== undefined && (
        <p className="falta" id={`${id}-falta`} role="alert">
          <ErrorCircle12Filled />
          {falta}
        </p>
      )}
    </fieldset>
  )
}
