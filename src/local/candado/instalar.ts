import { type DBCore, type DBCoreTable, Dexie, RangeSet } from 'dexie'

import type { Device } from '#local/bases/device.ts'
import { connectionOf, openAnew } from '#local/bases/open.ts'
import type { Sesion } from '#local/bases/salida.ts'

import { conSello } from './conSello.ts'
import { type Llavero, SIN_LLAVE } from './llavero.ts'
import { TABLAS, type Tabla } from './tablas.ts'

/** Under Dexie's own layers, the lowest of which is -1. */
const LEVEL = -2

/**
 * Puts the keys between Dexie and the databases of this page or worker. The databases are closed and opened the first
 * time, because Dexie accepts a layer only then; later keys replace the former ones.
 */
export async function instalar(device: Device, llavero: Llavero): Promise<void> {
  device.candado = llavero
  if (!layered.has(device)) await layer(device)
  // Live queries read again: the same rows have other fields now.
  Dexie.on.storagemutated.fire({ all: new RangeSet(-Infinity, [[]]) })
}

const layered = new WeakSet<Device>()

async function layer(device: Device): Promise<void> {
  layered.add(device)
  const current = () => device.candado ?? SIN_LLAVE
  for (const base of ['lectura', 'salida'] as const) {
    const tablas: Record<string, Tabla> = TABLAS[base]
    device[base].use({
      stack: 'dbcore',
      name: 'candado',
      level: LEVEL,
      create: (core: DBCore) => ({
        table(name) {
          const [table, tabla] = [core.table(name), tablas[name]]
          if (tabla === TABLAS.salida.sesion) return vigilada(device, table)
          return tabla ? conSello(table, tabla, current) : table
        },
      }),
    })
  }
  if (device.salida.isOpen() || device.lectura.isOpen())
    await openAnew(device, connectionOf(device))
}

/**
 * The table of the session. Every engine and every page reads it before it writes copies: once it shows another person, or
 * a signed-out one, these keys are dropped, so that no row of that person is sealed with them.
 */
function vigilada(device: Device, table: DBCoreTable): DBCoreTable {
  const look = <T>(row: T): T => {
    const { uid, state } = (row ?? {}) as Partial<Sesion>
    if (uid !== device.candado?.uid || state !== 'in') delete device.candado
    return row
  }
  return {
    ...table,
    get: (req) => table.get(req).then(look),
    mutate(req) {
      if (req.type === 'put' || req.type === 'add') for (const row of req.values) look<unknown>(row)
      return table.mutate(req)
    },
  }
}
