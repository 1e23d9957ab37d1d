import type { Consumo } from '#contract/consumo.ts'

import { GRUPOS, type Renglon, renglonesDe } from './renglones.ts'
import { texts } from './texts.ts'

/** Columns: every field that some kind of item has. The same field has the same name in all kinds. */
const COLUMNAS = [
  texts.cantidad,
  texts.practica,
  texts.prestador,
  texts.periodo,
  texts.diagnostico,
  texts.tratamiento,
]

/** All twelve groups as one sheet, with all data of each item (CONS-05, CONS-06). */
export const enPlanilla = (consumo: Consumo): (string | number | undefined)[][] => [
  [
    texts.grupo,
    texts.solicitud,
    texts.fecha,
    texts.descripcion,
    texts.nombrePrestador,
    ...COLUMNAS,
    texts.estado,
    texts.importe,
  ],
  ...GRUPOS.flatMap((grupo) =>
    renglonesDe(consumo, grupo).map((renglon) => [texts.grupos[grupo], ...fila(renglon)]),
  ),
]

function fila({ titulo, fecha, prestador, estado, importe, datos }: Renglon) {
  const suyo = new Map(datos)
  return [
    suyo.get(texts.solicitud) ?? suyo.get(texts.numero),
    fecha,
    titulo,
    prestador,
    ...COLUMNAS.map((columna) => suyo.get(columna)),
    estado?.texto,
    importe,
  ]
}
