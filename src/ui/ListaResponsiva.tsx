import { ChevronDown24Regular } from '@fluentui/react-icons/svg/chevron-down'
import { type ReactNode, useId, useState } from 'react'

import { ConDetalle } from './ConDetalle.tsx'

import './lista.css'
import { MasFilas, Paginador } from './Paginas.tsx'
import type { Tono } from './Panel.tsx'
import { CabezaDeTabla, type Columna, FilaDeTabla, ladoDe } from './Tabla.tsx'
import { usePaginas } from './usePaginas.ts'

type Props<T> = {
  titulo: string
  filas: readonly T[]
  clave: (fila: T) => string | number
  columnas: readonly Columna<T>[]
  /** Text of a closed card. */
  resumen: (fila: T) => ReactNode
  /** Buttons of a row. A card shows them when open, unless `abierta` is given. */
  acciones?: (fila: T) => ReactNode
  /** Content of an open card, in place of all columns. */
  abierta?: (fila: T) => ReactNode
  /** Title of the detail beside the table. If given, rows of the table open there. */
  alLado?: (fila: T) => string
  /** Content of the detail beside the table, if it is more than an open card has. */
  entera?: (fila: T) => ReactNode
  /** Tint of a row's edge, in cards and table. */
  franja?: (fila: T) => Tono | undefined
  /** Last line of the table, such as a total under its column. */
  pie?: readonly ReactNode[]
  /** A list with a single row shows it open. */
  unaSolaAbierta?: true
  /** Ten rows at a time (SHELL-13). */
  dePaginas?: true
}

/** A table if the list is at least 900 px wide, with the open row's detail beside it; otherwise cards that open. */
export function ListaResponsiva<T>(props: Props<T>) {
  const { titulo, filas, clave, columnas, acciones, franja, pie } = props
  const { alLado, entera = props.abierta } = props
  const id = useId()
  const [elegida, setElegida] = useState<string | number>()
  const paginas = usePaginas(filas.length)
  const enPagina = props.dePaginas
    ? filas.slice(paginas.primera, paginas.primera + paginas.porPagina)
    : filas
  const suya = alLado && enPagina.find((fila) => clave(fila) === elegida)
  const lista = (
    <div className="lista con-tarjetas">
      <table>
        <caption className="oculto">{titulo}</caption>
        <CabezaDeTabla columnas={columnas} conAcciones={acciones !== undefined} />
        <tbody>
          {enPagina.map((fila) => (
            <FilaDeTabla
              key={clave(fila)}
              fila={fila}
              columnas={columnas}
              tono={franja?.(fila)}
              acciones={acciones}
              abre={
                alLado && {
                  id,
                  abierta: fila === suya,
                  onAlternar: () => setElegida(fila === suya ? undefined : clave(fila)),
                }
              }
            />
          ))}
        </tbody>
        {pie && (
          <tfoot>
            <tr>
              {columnas.map((columna, at) => (
                <td key={columna.titulo} className={ladoDe(columna)}>
                  {pie[at]}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
      <Tarjetas {...props} vistas={props.dePaginas ? filas.slice(0, paginas.vistas) : filas} />
      {props.dePaginas && (
        <>
          <div className="de-tabla">
            <Paginador de={titulo} {...paginas} />
          </div>
          <div className="de-tarjetas">
            <MasFilas {...paginas} />
          </div>
        </>
      )}
    </div>
  )
  if (!alLado) return lista
  return (
    <ConDetalle
      id={id}
      detalle={suya && { clave: clave(suya), titulo: alLado(suya), contenido: entera?.(suya) }}
      onCerrar={() => setElegida(undefined)}
    >
      {lista}
    </ConDetalle>
  )
}

/** The rows as cards, where there is no room for a table. */
function Tarjetas<T>(props: Props<T> & { vistas: readonly T[] }) {
  const { titulo, filas, vistas, clave, columnas, resumen, acciones, abierta, franja } = props
  return (
    <ul aria-label={titulo}>
      {vistas.map((fila) => (
        <li key={clave(fila)} className={`tarjeta ${franja?.(fila) ?? ''}`}>
          <details open={props.unaSolaAbierta && filas.length === 1}>
            <summary>
              <span>{resumen(fila)}</span>
              <ChevronDown24Regular />
            </summary>
            {abierta?.(fila) ?? (
              <TodasLasColumnas columnas={columnas} fila={fila}>
                {acciones?.(fila)}
              </TodasLasColumnas>
            )}
          </details>
        </li>
      ))}
    </ul>
  )
}

type ColumnasProps<T> = { fila: T; columnas: readonly Columna<T>[]; children: ReactNode }

function TodasLasColumnas<T>({ fila, columnas, children }: ColumnasProps<T>) {
  return (
    <>
      <dl className="datos">
        {columnas.map(({ titulo, celda, ancha }) => {
          const valor = celda(fila)
          if (valor === undefined || valor === null || valor === '') return null
          return (
            <div key={titulo} className={ancha ? 'ancha' : undefined}>
              <dt className="tenue">{titulo}</dt>
              <dd>{valor}</dd>
            </div>
          )
        })}
      </dl>
      {children && <div className="botones relleno">{children}</div>}
    </>
  )
}
