import { ChevronDown24Regular } from '@fluentui/react-icons/svg/chevron-down'
import type { ReactNode } from 'react'

import type { Tono } from './Panel.tsx'

/** A cell without content is a dash in the table, and is left out in an open card. */
export type Columna<T> = {
  titulo: string
  celda: (fila: T) => ReactNode
  /** Aligned to the right, for amounts. */
  derecha?: true
  /** Takes the whole line of an open card. */
  ancha?: true
  /** Text that a person wrote: a long word breaks before it pushes other columns out. */
  escrita?: true
  /** Hidden while the detail of a row is open beside the table. */
  cede?: true
}

export const ladoDe = <T,>({ derecha, escrita, cede }: Columna<T>) =>
  [derecha && 'derecha', escrita && 'escrita', cede && 'cede'].filter(Boolean).join(' ') ||
  undefined

type CabezaProps<T> = { columnas: readonly Columna<T>[]; conAcciones: boolean }

/** Titles of the columns. */
export function CabezaDeTabla<T>({ columnas, conAcciones }: CabezaProps<T>) {
  return (
    <thead>
      <tr>
        {columnas.map((columna) => (
          <th key={columna.titulo} scope="col" className={ladoDe(columna)}>
            {columna.titulo}
          </th>
        ))}
        {conAcciones && (
          <th scope="col" className="sin-papel">
            <span className="oculto">Acciones</span>
          </th>
        )}
      </tr>
    </thead>
  )
}

type FilaProps<T> = {
  fila: T
  columnas: readonly Columna<T>[]
  /** Tint of the row's edge. The row's words say the same. */
  tono: Tono | undefined
  acciones: ((fila: T) => ReactNode) | undefined
  /** The first cell opens the detail, in the panel with this id. Undefined if the table shows everything. */
  abre: { id: string; abierta: boolean; onAlternar: () => void } | undefined
}

export function FilaDeTabla<T>({ fila, columnas, tono, acciones, abre }: FilaProps<T>) {
  const [primera] = columnas
  return (
    <tr className={tono} aria-current={abre?.abierta || undefined}>
      {columnas.map((columna) => (
        <td key={columna.titulo} className={ladoDe(columna)}>
          {abre && columna === primera ? (
            <AbreFila {...abre}>{columna.celda(fila)}</AbreFila>
          ) : (
            columna.celda(fila)
          )}
        </td>
      ))}
      {acciones && <td className="sin-papel">{acciones(fila)}</td>}
    </tr>
  )
}

type AbreProps = { id: string; abierta: boolean; onAlternar: () => void; children: ReactNode }

/** First cell of a row: a button that opens the row's detail beside the table. */
function AbreFila({ id, abierta, onAlternar, children }: AbreProps) {
  return (
    <button
      type="button"
      className="abre-fila"
      aria-expanded={abierta}
      aria-controls={abierta ? id : undefined}
      onClick={onAlternar}
    >
      <ChevronDown24Regular />
      <span>{children}</span>
    </button>
  )
}
