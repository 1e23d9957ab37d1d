import { deBytes, enBytes } from './contenido.ts'
import type { Llavero } from './llavero.ts'
import { type Tabla, seEnvia } from './tablas.ts'

/** A row of any table. `sellado`: its sealed parts; if two parts have the same field, the later part counts. */
export type Fila = Record<string, unknown> & { sellado?: readonly Uint8Array[] }

/** The row as it is stored: plain fields, and the others in sealed bytes. */
export function guardada(tabla: Tabla, row: Fila, llavero: Llavero): Fila {
  if (isForeign(tabla, row, llavero) || staysOut(tabla, row, llavero)) return row
  const planos: Fila = {}
  const sellados: Record<string, unknown> = {}
  for (const [campo, value] of Object.entries(row))
    if (campo !== 'sellado') (tabla.campos[campo] === 'plano' ? planos : sellados)[campo] = value
  if (tabla.conClave) {
    const [key] = llavero.guardadas(String(row['key']))
    planos['key'] = key
  }
  // A row that this phone could not read keeps its sealed fields; fields that are written now go on top of them.
  const debajo = row.sellado ?? []
  if (llavero.escribe === 'plano')
    return { ...planos, ...sellados, ...(debajo.length > 0 && { sellado: debajo }) }
  const todos =
    Object.keys(sellados).length > 0
      ? [...debajo, llavero.sellar(enBytes(sellados), lugarDe(tabla, planos), seEnvia(tabla, row))]
      : debajo
  return { ...planos, ...(todos.length > 0 && { sellado: todos }) }
}

/** The row that was stored. Fields that this phone cannot open are missing, and their sealed bytes stay beside it. */
export function leida(tabla: Tabla, stored: Fila, llavero: Llavero): Fila {
  if (!tabla.lugar) return stored
  const { sellado = [], ...escrita } = stored
  const lugar = lugarDe(tabla, stored)
  const row: Fila = {}
  const cerrados: Uint8Array[] = []
  for (const sello of sellado) {
    const contenido = llavero.abrir(sello, lugar)
    if (contenido) Object.assign(row, deBytes(contenido))
    else cerrados.push(sello)
  }
  // A readable field on top of sealed ones was written after them, by a phone that could not open them.
  Object.assign(row, escrita)
  if (tabla.conClave) row['key'] = llavero.real(String(stored['key']))
  return cerrados.length > 0 ? { ...row, sellado: cerrados } : row
}

/** True for a row that is stored in the form in which this phone would store it now. */
export function isAsStored(tabla: Tabla, stored: Fila, llavero: Llavero): boolean {
  if (isForeign(tabla, stored, llavero)) return true
  if (staysOut(tabla, stored, llavero)) return stored.sellado === undefined
  const { key } = stored
  if (tabla.conClave && llavero.guardadas(llavero.real(String(key)))[0] !== key) return false
  const isSealed = Object.keys(stored).every(
    (campo) => campo === 'sellado' || tabla.campos[campo] === 'plano',
  )
  return llavero.escribe === 'sellado' ? isSealed : stored.sellado === undefined
}

/** Rows of a table with nothing to seal, or of another person. */
const isForeign = ({ lugar }: Tabla, row: Fila, { uid }: Llavero): boolean =>
  !lugar || (row['uid'] !== undefined && row['uid'] !== uid)

/** Rows that the person left outside the lock. */
const staysOut = ({ nombre, lugar = [] }: Tabla, row: Fila, { fuera, escribe }: Llavero): boolean =>
  escribe === 'sellado' && fuera.has(`${nombre}/${String(row[lugar[0] ?? ''])}`)

function lugarDe({ nombre, lugar = [] }: Tabla, row: Fila): Uint8Array {
  return new TextEncoder().encode(JSON.stringify([nombre, ...lugar.map((campo) => row[campo])]))
}
