import type { ReactNode } from 'react'

import { AbreFila } from './ConDetalle.tsx'
import type { Tono } from './Panel.tsx'

/** A cell without content is a dash in the table, and not there in an open card. */
export type Columna<T> = {
  titulo: string
  celda: (fila: T) => ReactNode
  /** Amounts: one under the other. */
  derecha?: true
  /** Takes the whole line of an open card. */
  ancha?: true
  /** Words that a person wrote: a word without a space breaks, before it pushes the other columns out. */
  escrita?: true
  /** Gives its place to the detail of an open row. */
  cede?: true
}

export const ladoDe = <T,>({ derecha, escrita, cede }: Columna<T>) =>
  [derecha && 'derecha', escrita && 'escrita', cede && 'cede'].filter(Boolean).join(' ') ||
  undefined

type CabezaProps<T> = { columnas: readonly Columna<T>[]; conAcciones: boolean }

/** The titles of the columns. */
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
  /** The colour of its edge: its words say the same. */
  tono: Tono | undefined
  acciones: ((fila: T) => ReactNode) | undefined
  /** Its first cell opens its detail, in the panel of this id; undefined where all of it is in the table. */
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
