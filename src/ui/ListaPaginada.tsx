import { ChevronDown24Regular } from '@fluentui/react-icons/svg/chevron-down'
import { Fragment, type ReactNode, useId, useState } from 'react'

import './paginada.css'
import { MasFilas, Paginador } from './Paginas.tsx'
import type { Tono } from './Panel.tsx'
import { usePaginas } from './usePaginas.ts'

export type Columna<T> = { titulo: string; celda: (fila: T) => ReactNode }

type Clave = string | number

type Props<T> = {
  titulo: string
  filas: readonly T[]
  clave: (fila: T) => Clave
  columnas: readonly Columna<T>[]
  /** What a folded card row says. */
  resumen: (fila: T) => ReactNode
  /** What an open row shows in place of its columns; a row of the table opens, too. */
  detalle?: (fila: T) => ReactNode
  /** What an open card shows in place of its columns, where the table's rows stay closed. */
  enTarjeta?: (fila: T) => ReactNode
  /** The row that is open at first. */
  yaAbierta?: Clave | undefined
  /** The strip of a row: its words say the same. */
  tono?: (fila: T) => Tono | undefined
  /** Buttons of a row; on cards they show in the open one. */
  acciones?: (fila: T) => ReactNode
}

/**
 * A table where the list has room for one (900 px), expandable card rows elsewhere; ten at a time. One row is open at
 * most: only an open one has a filled button.
 */
export function ListaPaginada<T>(props: Props<T>) {
  const { titulo, filas, clave, columnas, acciones, detalle } = props
  const paginas = usePaginas(filas.length)
  const [abierta, setAbierta] = useState(props.yaAbierta)
  const alternar = (cual: Clave) => setAbierta(cual === abierta ? undefined : cual)
  const enPagina = filas.slice(paginas.primera, paginas.primera + paginas.porPagina)
  return (
    <div className="paginada">
      <div className="tabla">
        <table className="tarjeta">
          <caption className="oculto">{titulo}</caption>
          <thead>
            <tr>
              {columnas.map((columna) => (
                <th key={columna.titulo} scope="col">
                  {columna.titulo}
                </th>
              ))}
              {acciones && (
                <th scope="col" className="sin-papel">
                  <span className="oculto">Acciones</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {enPagina.map((fila) => (
              <FilaDeTabla
                key={clave(fila)}
                {...props}
                fila={fila}
                abierta={detalle !== undefined && clave(fila) === abierta}
                onAlternar={() => alternar(clave(fila))}
              />
            ))}
          </tbody>
        </table>
        <Paginador de={titulo} {...paginas} />
      </div>
      <div className="tarjetas">
        <ul aria-label={titulo}>
          {filas.slice(0, paginas.vistas).map((fila) => (
            <Tarjeta
              key={clave(fila)}
              {...props}
              fila={fila}
              abierta={clave(fila) === abierta}
              onAlternar={() => alternar(clave(fila))}
            />
          ))}
        </ul>
        <MasFilas {...paginas} />
      </div>
    </div>
  )
}

type FilaProps<T> = Props<T> & { fila: T; abierta: boolean; onAlternar: () => void }

function FilaDeTabla<T>(props: FilaProps<T>) {
  const { fila, columnas, tono, detalle, acciones, abierta, onAlternar } = props
  const id = useId()
  const [primera] = columnas
  const ancho = columnas.length + Number(acciones !== undefined)
  return (
    <Fragment>
      <tr className={tono?.(fila)}>
        {columnas.map((columna) => (
          <td key={columna.titulo}>
            {detalle && columna === primera ? (
              <button
                type="button"
                className="abre-fila"
                aria-expanded={abierta}
                aria-controls={abierta ? id : undefined}
                onClick={onAlternar}
              >
                <ChevronDown24Regular />
                {columna.celda(fila)}
              </button>
            ) : (
              columna.celda(fila)
            )}
          </td>
        ))}
        {acciones && <td className="sin-papel">{acciones(fila)}</td>}
      </tr>
      {abierta && (
        <tr id={id} className="fila-abierta">
          <td colSpan={ancho}>{detalle?.(fila)}</td>
        </tr>
      )}
    </Fragment>
  )
}

function Tarjeta<T>(props: FilaProps<T>) {
  const { fila, columnas, tono, resumen, acciones, abierta, onAlternar } = props
  const { detalle, enTarjeta = detalle } = props
  const id = useId()
  return (
    <li className={`tarjeta ${tono?.(fila) ?? ''}`}>
      <button
        type="button"
        className="abre-fila"
        aria-expanded={abierta}
        aria-controls={abierta ? id : undefined}
        onClick={onAlternar}
      >
        <span>{resumen(fila)}</span>
        <ChevronDown24Regular />
      </button>
      {abierta && (
        <div id={id} className="fila-abierta">
          {enTarjeta ? enTarjeta(fila) : <Columnas fila={fila} columnas={columnas} />}
          {!enTarjeta && acciones && <div className="botones">{acciones(fila)}</div>}
        </div>
      )}
    </li>
  )
}

function Columnas<T>({ fila, columnas }: { fila: T; columnas: readonly Columna<T>[] }) {
  return (
    <dl className="datos">
      {columnas.map((columna) => (
        <div key={columna.titulo}>
          <dt className="tenue">{columna.titulo}</dt>
          <dd>{columna.celda(fila)}</dd>
        </div>
      ))}
    </dl>
  )
}
