import { ChevronDown24Regular } from '@fluentui/react-icons/svg/chevron-down'
import { type ReactNode, useId, useState } from 'react'

import { AbreFila, ConDetalle } from './ConDetalle.tsx'

import './paginada.css'
import { MasFilas, Paginador } from './Paginas.tsx'
import type { Tono } from './Panel.tsx'
import { usePaginas } from './usePaginas.ts'

export type Columna<T> = {
  titulo: string
  celda: (fila: T) => ReactNode
  /** Gives its place to the detail of an open row. */
  cede?: true
}

type Clave = string | number

type Props<T> = {
  titulo: string
  filas: readonly T[]
  clave: (fila: T) => Clave
  columnas: readonly Columna<T>[]
  /** What a folded card row says. */
  resumen: (fila: T) => ReactNode
  /** What an open row shows: a card in place of its columns, a row of the table beside it. */
  detalle: (fila: T) => ReactNode
  /** What stands above the detail beside the table. */
  tituloDe: (fila: T) => string
  /** What an open card shows, where it is less. */
  enTarjeta?: (fila: T) => ReactNode
  /** The row that is open at first. */
  yaAbierta?: Clave | undefined
  /** The strip of a row: its words say the same. */
  tono?: (fila: T) => Tono | undefined
  /** Buttons of a row of the table. */
  acciones?: (fila: T) => ReactNode
}

/**
 * A table where the list has room for one (900 px), its open row beside it; expandable card rows elsewhere. Ten at a time. One
 * row is open at most: only an open one has a filled button.
 */
export function ListaPaginada<T>(props: Props<T>) {
  const { titulo, filas, clave, columnas, acciones, detalle, tituloDe } = props
  const id = useId()
  const paginas = usePaginas(filas.length)
  const [abierta, setAbierta] = useState(props.yaAbierta)
  const alternar = (cual: Clave) => setAbierta(cual === abierta ? undefined : cual)
  const enPagina = filas.slice(paginas.primera, paginas.primera + paginas.porPagina)
  const suya = enPagina.find((fila) => clave(fila) === abierta)
  return (
    <div className="paginada">
      <div className="tabla">
        <ConDetalle
          id={id}
          detalle={suya && { clave: clave(suya), titulo: tituloDe(suya), contenido: detalle(suya) }}
          onCerrar={() => setAbierta(undefined)}
        >
          <table className="tarjeta">
            <caption className="oculto">{titulo}</caption>
            <thead>
              <tr>
                {columnas.map((columna) => (
                  <th key={columna.titulo} scope="col" className={columna.cede && 'cede'}>
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
                  id={id}
                  fila={fila}
                  abierta={fila === suya}
                  onAlternar={() => alternar(clave(fila))}
                />
              ))}
            </tbody>
          </table>
          <Paginador de={titulo} {...paginas} />
        </ConDetalle>
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

function FilaDeTabla<T>(props: FilaProps<T> & { id: string }) {
  const { id, fila, columnas, tono, acciones, abierta, onAlternar } = props
  const [primera] = columnas
  return (
    <tr className={tono?.(fila)} aria-current={abierta || undefined}>
      {columnas.map((columna) => (
        <td key={columna.titulo} className={columna.cede && 'cede'}>
          {columna === primera ? (
            <AbreFila id={id} abierta={abierta} onAlternar={onAlternar}>
              {columna.celda(fila)}
            </AbreFila>
          ) : (
            columna.celda(fila)
          )}
        </td>
      ))}
      {acciones && <td className="sin-papel">{acciones(fila)}</td>}
    </tr>
  )
}

function Tarjeta<T>(props: FilaProps<T>) {
  const { fila, tono, resumen, detalle, enTarjeta = detalle, abierta, onAlternar } = props
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
          {enTarjeta(fila)}
        </div>
      )}
    </li>
  )
}
