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
  /** What a folded card row says. */
  resumen: (fila: T) => ReactNode
  /** Buttons of a row; on cards they show in the open one, unless `abierta` says what does. */
  acciones?: (fila: T) => ReactNode
  /** What an open card row shows, in place of every column. */
  abierta?: (fila: T) => ReactNode
  /** A row of the table opens beside it, under this title: it has more than fits. */
  alLado?: (fila: T) => string
  /** What is beside the table then, where it is more than an open card. */
  entera?: (fila: T) => ReactNode
  /** The colour of its edge, as a card and in the table. */
  franja?: (fila: T) => Tono | undefined
  /** The last line of the table: the total, under its column. */
  pie?: readonly ReactNode[]
  /** A row that is alone is open. */
  unaSolaAbierta?: true
  /** Ten rows at a time (SHELL-13). */
  dePaginas?: true
}

/** A table where the list has room for one (900 px), its open row beside it; cards that open elsewhere. */
export function ListaResponsiva<T>(props: Props<T>) {
  const { titulo, filas, clave, columnas, resumen, acciones, abierta, franja, pie } = props
  const { alLado, entera = abierta } = props
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
      <ul aria-label={titulo}>
        {(props.dePaginas ? filas.slice(0, paginas.vistas) : filas).map((fila) => (
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
