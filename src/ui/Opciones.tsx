import { ErrorCircle12Filled } from '@fluentui/react-icons/svg/error-circle'
import { type Ref, useId } from 'react'

/** `detalle`: what helps to choose it. */
type Opcion = { valor: string; texto: string; detalle?: string }

type Props = {
  leyenda: string
  /** Several may be chosen. */
  varias?: boolean
  /** Of several: what chooses all of them at once, or none. */
  todas?: string
  opciones: readonly Opcion[]
  elegidas: readonly string[]
  onElegir: (elegidas: string[]) => void
  falta?: string | undefined
  clase?: string
  /** Where the focus goes when it has to be chosen. */
  primera?: Ref<HTMLInputElement>
}

/** A choice of one, or of several, each in a row of its own. */
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
