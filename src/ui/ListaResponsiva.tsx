import { ChevronDown24Regular } from '@fluentui/react-icons/svg/chevron-down'
import type { ReactNode } from 'react'

export type Columna<T> = { titulo: string; celda: (fila: T) => ReactNode }

type Props<T> = {
  titulo: string
  filas: readonly T[]
  clave: (fila: T) => string | number
  columnas: readonly Columna<T>[]
  /** What a folded card row says. */
  resumen: (fila: T) => ReactNode
  /** Buttons of a row; on cards they show in the open one. */
  acciones?: (fila: T) => ReactNode
}

/** A table where the list has room for one (900 px), expandable card rows elsewhere. */
export function ListaResponsiva<T>({
  titulo,
  filas,
  clave,
  columnas,
  resumen,
  acciones,
}: Props<T>) {
  return (
    <div className="lista tarjeta">
      <table>
        <caption className="oculto">{titulo}</caption>
        <thead>
          <tr>
            {columnas.map((columna) => (
              <th key={columna.titulo} scope="col">
                {columna.titulo}
              </th>
            ))}
            {acciones && (
              <th scope="col">
                <span className="oculto">Acciones</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {filas.map((fila) => (
            <tr key={clave(fila)}>
              {columnas.map((columna) => (
                <td key={columna.titulo}>{columna.celda(fila)}</td>
              ))}
              {acciones && <td>{acciones(fila)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      <ul aria-label={titulo}>
        {filas.map((fila) => (
          <li key={clave(fila)}>
            <FilaPlegable columnas={columnas} fila={fila} resumen={resumen(fila)}>
              {acciones?.(fila)}
            </FilaPlegable>
          </li>
        ))}
      </ul>
    </div>
  )
}

type FilaProps<T> = {
  fila: T
  columnas: readonly Columna<T>[]
  resumen: ReactNode
  children: ReactNode
}

function FilaPlegable<T>({ fila, columnas, resumen, children }: FilaProps<T>) {
  return (
    <details>
      <summary>
        <span>{resumen}</span>
        <ChevronDown24Regular />
      </summary>
      <dl className="datos">
        {columnas.map((columna) => (
          <div key={columna.titulo}>
            <dt className="tenue">{columna.titulo}</dt>
            <dd>{columna.celda(fila)}</dd>
          </div>
        ))}
      </dl>
      {children && <div className="botones relleno">{children}</div>}
    </details>
  )
}
