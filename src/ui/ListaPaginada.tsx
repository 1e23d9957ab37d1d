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
  /** Text of a closed card. */
  resumen: (fila: T) => ReactNode
  /** Content of an open row: a card, or the column beside the table. */
  detalle: (fila: T) => ReactNode
  /** Title of the detail beside the table. */
  tituloDe: (fila: T) => string
  /** Content of an open card, if it is shorter than `detalle`. */
  enTarjeta?: (fila: T) => ReactNode
  /** The row that is open at first. */
  yaAbierta?: Clave | undefined
  /** Tint of a row's strip. The row's words say the same. */
  tono?: (fila: T) => Tono | undefined
  /** Buttons of a row in the table. */
  acciones?: (fila: T) => ReactNode
}

/**
 * A table if the list is at least 900 px wide, with the open row's detail beside it; otherwise cards that open. Ten at
 * a time. At most one row is open, because only an open row has a main button.
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
