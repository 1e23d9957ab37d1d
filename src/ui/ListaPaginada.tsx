import { ChevronDown24Regular } from '@fluentui/react-icons/svg/chevron-down'
import { type ReactNode, useId, useState } from 'react'

import { ConDetalle } from './ConDetalle.tsx'

import './paginada.css'
import { MasFilas, Paginador } from './Paginas.tsx'
import type { Tono } from './Panel.tsx'
import { CabezaDeTabla, type Columna, FilaDeTabla } from './Tabla.tsx'
import { usePaginas } from './usePaginas.ts'

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
  const { titulo, filas, clave, columnas, acciones, detalle, tituloDe, tono } = props
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
            <CabezaDeTabla columnas={columnas} conAcciones={acciones !== undefined} />
            <tbody>
              {enPagina.map((fila) => (
                <FilaDeTabla
                  key={clave(fila)}
                  fila={fila}
                  columnas={columnas}
                  tono={tono?.(fila)}
                  acciones={acciones}
                  abre={{ id, abierta: fila === suya, onAlternar: () => alternar(clave(fila)) }}
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
