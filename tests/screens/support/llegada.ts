import type { Table } from 'dexie'
import { expect } from 'vitest'

import { device, openPhone } from '#live/telefono/device.ts'
import { askedBefore } from '#local/provider/askHost.ts'
import {
  currentSession,
  endSession,
  rememberCorreoConfirmado,
  startSession,
} from '#local/session/session.ts'

import type { ProviderOptions } from '../../support/provider.ts'
import type { Who } from '../../support/server.ts'
import { network, persona } from './lejos.ts'
import { terminarRonda } from './telefono.ts'

type Fila = { savedAt?: number; madeAt?: number }
type Telefono = { token: string; tablas: Map<Table<Fila>, Fila[]> }

/** Phones in use of this run, each made by the first test that needs it. */
const enUso = new Map<Who, Promise<Telefono>>()

/** An empty phone at a new provider. */
export async function llegarAfuera(options: ProviderOptions): Promise<void> {
  await salir()
  await persona.llegar(null, options)
  await vaciar()
}

/** An empty phone at a new provider, just signed in. */
export async function llegarRecien(
  como: Who,
  { sinConfirmar = false, ...options }: ProviderOptions & { sinConfirmar?: boolean },
): Promise<void> {
  await salir()
  await entrar(await persona.llegar(como, options), sinConfirmar)
}

/**
 * A phone with all the family's data, as the engine brought them once in this run. Phone and
 * provider are copies of that moment.
 */
export async function llegarEnUso(como: Who): Promise<void> {
  let made = enUso.get(como)
  if (!made) {
    made = prepararTelefono(como)
    enUso.set(como, made)
    made.catch(() => enUso.delete(como)) // If it fails, the next test tries again.
  }
  const { token, tablas } = await made
  await salir()
  await persona.volver(como)
  await entrar(token)
  const now = Date.now()
  for (const [tabla, filas] of tablas) await tabla.bulkPut(filas.map((fila) => llegada(fila, now)))
}

/** Suspends the faults that the test has set, while the phone is filled. */
async function prepararTelefono(como: Who): Promise<Telefono> {
  await network.suspend()
  try {
    return await traerTodo(como)
  } finally {
    await network.resume()
  }
}

async function traerTodo(como: Who): Promise<Telefono> {
  await salir()
  const token = await persona.empezarMolde(como)
  await entrar(token)
  await terminarRonda()
  await expect.poll(estaQuieta).toBe(true)
  const { lectura, publica } = device
  expect(await lectura.fallas.toArray()).toEqual([])
  expect(await lectura.cuadros.count()).toBeGreaterThan(0)
  const kept = [lectura.copias, lectura.archivos, lectura.llaves, lectura.cuadros, publica.valores]
  const tablas = new Map<Table<Fila>, Fila[]>()
  for (const tabla of kept as Table<Fila>[]) tablas.set(tabla, await tabla.toArray())
  await persona.terminarMolde()
  return { token, tablas }
}

/** A row with the present time as its arrival. */
const llegada = (fila: Fila, now: number): Fila => ({
  ...fila,
  ...(fila.savedAt !== undefined && { savedAt: now }),
  ...(fila.madeAt !== undefined && { madeAt: now }),
})

/** True if all calls have ended. */
const estaQuieta = async () =>
  (await network.asked('/')).every(({ endedAt }) => endedAt !== undefined)

async function entrar(token: string, sinConfirmar = false): Promise<void> {
  await vaciar()
  const { generation } = await startSession(device, token, { shared: false })
  if (!sinConfirmar) await rememberCorreoConfirmado(device, generation)
}

/**
 * With the session of the test before the engine would call the new provider, and a signed-out portal would open. It ends
 * as at a 401: a sign-out would be told to the new provider, where the same session may be open again.
 */
async function salir(): Promise<void> {
  await openPhone()
  const abierta = await currentSession(device)
  if (abierta) await endSession(device, '401', abierta.generation, Date.now())
}

/**
 * The phone forgets the host, too: a sign-in screen of an earlier test may have asked another provider for its
 * extensions, and its answer would be used for some minutes.
 *
 * The session's row stays: it counts the sessions, and by it the engine tells old answers from new
 * ones.
 */
async function vaciar(): Promise<void> {
  await openPhone()
  await askedBefore()
  const { salida, publica } = device
  const own = salida.tables.filter((table) => table.name !== salida.sesion.name)
  await Promise.all([...own, ...publica.tables].map((table) => table.clear()))
  localStorage.clear()
  sessionStorage.clear()
}
