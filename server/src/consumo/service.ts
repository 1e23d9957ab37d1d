import { and, between, desc, eq } from 'drizzle-orm'

import type { Consumo, ItemDeConsumo, consumo as llamadas } from '#contract/consumo.ts'
import type { RequestOf } from '#contract/endpoint.ts'

import type { Db } from '../base/database.ts'
import type { Persona } from '../base/endpointHandler.ts'
import { notFound } from '../base/problem.ts'
import { TOPE, exigirRango } from '../busquedas/puerta.ts'
import { comoConsumo } from '../ordenes/puerta.ts'
import { reintegros } from '../reintegros/puerta.ts'
import { consumos } from './tables.ts'

type Pedido = RequestOf<typeof llamadas.buscar>
type Row = typeof consumos.$inferSelect

/**
 * The cover's payments for one member of the asker's family between two days: each group newest first, with a limit.
 */
export async function buscar(db: Db, { grupo }: Persona, pedido: Pedido): Promise<Consumo> {
  if (!grupo.includes(pedido.idAfiliado)) throw notFound(pedido.idAfiliado)
  exigirRango(pedido.fechaDesde, pedido.fechaHasta)
  const de = (panel: keyof Consumo) => delPanel(db, pedido, panel)
  const items = async (panel: keyof Consumo) => (await de(panel)).map(toItem)
  const medicamentos = async (panel: keyof Consumo) =>
    (await de(panel)).map((row) => ({ ...toItem(row), periodo: row.periodo }))
  return {
    ordenesAmbulatorias: await comoConsumo(db, pedido),
    ordenesOdontologicas: await items('ordenesOdontologicas'),
    internaciones: await items('internaciones'),
    medicamentosAutorizados: await medicamentos('medicamentosAutorizados'),
    medicamentosAmbulatorios: await medicamentos('medicamentosAmbulatorios'),
    traslados: await items('traslados'),
    hoteleria: await items('hoteleria'),
    creditos: await items('creditos'),
    expedientes: await items('expedientes'),
    derivaciones: (await de('derivaciones')).map(toDerivacion),
    reintegros: await reintegrosDe(db, pedido),
    tramitesSAT: (await de('tramitesSAT')).map(toTramite),
  }
}

function delPanel(db: Db, { idAfiliado, fechaDesde, fechaHasta }: Pedido, panel: string) {
  return db
    .select()
    .from(consumos)
    .where(
      and(
        eq(consumos.idAfiliado, idAfiliado),
        eq(consumos.grupo, panel),
        between(consumos.fechaSolicitud, fechaDesde, fechaHasta),
      ),
    )
    .orderBy(desc(consumos.fechaSolicitud), desc(consumos.idConsumo))
    .limit(TOPE)
}

const toItem = (row: Row): ItemDeConsumo => ({
  numeroSolicitud: row.numeroSolicitud,
  fechaSolicitud: row.fechaSolicitud,
  cantidad: row.cantidad,
  codigoPrestacion: row.codigoPrestacion,
  nombrePrestacion: row.nombrePrestacion,
  codigoPrestador: row.codigoPrestador,
  nombrePrestador: row.nombrePrestador,
  importe: row.importe,
})

const toDerivacion = (row: Row) => ({
  numeroDerivacion: row.numeroSolicitud,
  fechaDerivacion: row.fechaSolicitud,
  nombrePrestador: row.nombrePrestador,
  diagnostico: row.diagnostico,
  tratamiento: row.tratamiento,
})

const toTramite = (row: Row) => ({
  idSolicitudCobertura: Number(row.numeroSolicitud),
  fechaIniciada: row.fechaSolicitud,
  descripcionEstadoActual: row.descripcionEstado,
  descripcionTipoCobertura: row.nombrePrestacion,
  codigoEstado: row.codigoEstado,
})

async function reintegrosDe(
  db: Db,
  { idAfiliado, fechaDesde, fechaHasta }: Pedido,
): Promise<ItemDeConsumo[]> {
  const rows = await db
    .select()
    .from(reintegros)
    .where(
      and(
        eq(reintegros.idAfiliado, idAfiliado),
        between(reintegros.fechaSolicitud, fechaDesde, fechaHasta),
      ),
    )
    .orderBy(desc(reintegros.fechaSolicitud), desc(reintegros.idReintegro))
    .limit(TOPE)
  return rows.map(({ numeroSolicitud, fechaSolicitud, descripcion, importe }) => ({
    numeroSolicitud,
    fechaSolicitud,
    cantidad: 1,
    codigoPrestacion: null,
    nombrePrestacion: descripcion,
    codigoPrestador: null,
    nombrePrestador: null,
    importe,
  }))
}
