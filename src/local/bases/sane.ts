import { enums, is, number, string, type } from 'superstruct'

import type { Device } from './device.ts'
import type { Operacion, Perdida as PerdidaGuardada } from './salida.ts'

const DeAlguien = type({ id: string(), uid: string() })
const Revocacion = type({ sid: string(), at: number() })
const Turno = type({ fence: number(), beatAt: number() })
const Borrador = type({ clave: string() })
const Perdida = type({
  id: string(),
  quien: string(),
  type: string(),
  createdAt: number(),
  state: enums(['asking', 'lost', 'unknown']),
})

const STATES = new Set<unknown>(['pending', 'sending', 'rejected', 'conflict', 'dudosa', 'done'])

/**
 * True if a stored row of the outbox is usable; its payload is checked by its operation. A row that a locked phone cannot
 * open is not, until it can. Written by hand: every start checks every row, and a library is ten times slower.
 */
export const isSane = ({ id, uid, type: made, group, state, ...row }: Operacion): boolean =>
  row.sellado === undefined &&
  [id, uid, made, group].every(isText) &&
  STATES.has(state) &&
  [row.createdAt, row.tries, row.confirmedAt ?? 0].every(Number.isFinite) &&
  Array.isArray(row.keys) &&
  row.keys.every(isText) &&
  Array.isArray(row.answers)

const isText = (value: unknown) => typeof value === 'string'

/** True if a stored row about a lost change is usable. */
export const isSaneLoss = (row: PerdidaGuardada) => is(row, Perdida)

export const DANADO = 'Este cambio quedó dañado y no se puede enviar. Descartalo y hacelo de nuevo.'

/**
 * Damaged rows (a broken disk, another program) must not stop the engine. A damaged change with an owner stays as a
 * refused one, so that the owner can see and discard it; every other damaged row is deleted.
 */
export async function dropNonsense({ salida }: Device, now: number): Promise<void> {
  const { sesion, operaciones, revocaciones, perdidas, turnos, borradores } = salida
  const tables = [sesion, operaciones, revocaciones, perdidas, turnos, borradores]
  await salida.transaction('rw', tables, async () => {
    await operaciones.toCollection().modify((row: Operacion, found) => {
      if (row.sellado || isSane(row)) return false // Only an open phone can judge a sealed row.
      if (is(row, DeAlguien)) found.value = asDamaged(row, now)
      else Reflect.deleteProperty(found, 'value')
      return true
    })
    await sesion.where('id').notEqual('actual').delete()
    await revocaciones.filter((row) => !is(row, Revocacion)).delete()
    await perdidas.filter((row) => !is(row, Perdida)).delete()
    await turnos.filter((row) => !is(row, Turno)).delete()
    await borradores.filter((row) => !is(row, Borrador)).delete()
  })
}

function asDamaged(row: Partial<Operacion> & { id: string; uid: string }, now: number): Operacion {
  const { seq, id, uid, type: made, createdAt } = row
  return {
    ...(seq !== undefined && { seq }),
    id,
    uid,
    type: is(made, string()) ? made : '',
    group: `dañado/${id}`,
    state: 'rejected',
    reason: DANADO,
    createdAt: is(createdAt, number()) ? createdAt : now,
    keys: [id],
    answers: [],
    tries: 0,
  }
}
