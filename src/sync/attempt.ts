import { instance, is, string, type } from 'superstruct'

import { aplicacion } from '#contract/aplicacion.ts'
import { CallError, type CallFailure } from '#contract/callError.ts'
import { producto } from '#contract/producto.ts'
import type { Archivo } from '#local/archivo.ts'
import type { Operacion, SesionAbierta } from '#local/bases/salida.ts'
import { DANADO } from '#local/bases/sane.ts'
import type { AnyOperation } from '#local/catalog.ts'
import { storedHost } from '#local/provider/host.ts'

import { annul } from './annul.ts'
import { type Outcome, outcomeOf } from './outcome.ts'
import { keepAnswer, noteCarried, noteReason, noteSubido } from './rows.ts'
import { subir } from './subir.ts'
import { Overtaken, type Turn } from './turn.ts'
import { type World, callAs, operationOf } from './world.ts'

/**
 * Changes that may be sent again although they may have arrived: on a host with keys all; without keys only repeatable
 * ones, and saves with a version, because the host refuses the second save.
 */
export async function certainty(world: World): Promise<(row: Operacion) => boolean> {
  const { capacidades = [] } = (await storedHost(world.device)) ?? {}
  const [keys, versions] = ['idempotencia', 'versiones'].map((name) => capacidades.includes(name))
  return (row) => {
    const { repeatable, version } = operationOf(world, row.type) ?? {}
    const named = versions === true && version?.of(row.payload) !== undefined
    return keys === true || repeatable === true || named
  }
}

/** Sends the open steps of a change, and returns the outcome. */
export async function attempt(
  world: World,
  turn: Turn,
  session: SesionAbierta,
  row: Operacion,
): Promise<Outcome> {
  const operation = operationOf(world, row.type)
  if (!operation) return { state: 'pending' } // A newer version of the portal made this change, and will send it.
  if (!is(row.payload, operation.payload)) return { state: 'rejected', reason: DANADO }
  let certain = (await certainty(world))(row)
  if (!certain) {
    // Without keys, a change that must not be repeated is sent only if the provider has just answered: otherwise every
    // loss of signal would make it doubtful.
    if (!(await isReachable(world, session))) return { state: 'pending' }
    certain = (await certainty(world))(row) // By now the host's capabilities are known.
  }
  try {
    return { state: 'done', answers: await makeSteps(world, turn, session, row, operation) }
  } catch (error) {
    if (error instanceof Damaged) return { state: 'rejected', reason: DANADO }
    if (!(error instanceof CallError)) throw error
    const outcome = outcomeOf(error.failure, certain)
    // Twice does no harm, so the person is not asked.
    if (outcome.state === 'dudosa' && operation.repeatable)
      return { state: 'pending', otherKey: true }
    return outcome.state === 'rejected' ? finish(world, turn, session, row, outcome) : outcome
  }
}

/**
 * A refusal is final only if no earlier request of this change can still arrive: their key is annulled first. If the
 * change had arrived, it is sent again under its key, to get its answer.
 */
async function finish(
  world: World,
  turn: Turn,
  session: SesionAbierta,
  { id, tries }: Operacion,
  refusal: Extract<Outcome, { state: 'rejected' }>,
): Promise<Outcome> {
  const row = await world.device.salida.operaciones.get({ id })
  if (!row || tries === 1) return refusal
  // An earlier request annulled the key, but its answer was lost: the reason is stored with the row.
  if (refusal.annulled) return { ...refusal, reason: row.reason ?? refusal.reason }
  // Stored before the annulment: if this engine is ended meanwhile, the reason is not lost.
  const before = async () => {
    const isThere = await noteReason(world, row, refusal.reason)
    if (!isThere || !(await turn.isMine())) throw new Overtaken()
  }
  switch (await annul(callAs(world.call, session, { before }), row)) {
    case 'annulled':
      return { ...refusal, annulled: true }
    case 'no-keys':
      return refusal
    case 'arrived':
    case 'nobody-knows':
      return { state: 'pending', reason: refusal.reason }
  }
}

const PARTES = 'partes'

/** Without keys the provider could not tell which change the uploaded parts belong to. */
async function takesParts(world: World): Promise<boolean> {
  const { capacidades = [] } = (await storedHost(world.device)) ?? {}
  return ['idempotencia', PARTES].every((name) => capacidades.includes(name))
}

/** A file of this change was lost: the other files must not be sent as if they were all. */
class Damaged extends Error {}

async function makeSteps(
  world: World,
  turn: Turn,
  session: SesionAbierta,
  row: Operacion,
  { steps, version }: AnyOperation,
): Promise<unknown[]> {
  const answers = [...row.answers]
  const carried = [...(row.carried ?? [])]
  const files = () => filesOf(world, row.id)
  const stillOurs = async (isThere: boolean) => {
    if (!isThere || !(await turn.isMine())) throw new Overtaken()
  }
  const before = async (carries: string[]) => {
    carried.push(...carries)
    await stillOurs(await noteCarried(world, row, carried))
  }
  const enPartes = (clave: string) => async (archivos: readonly Archivo[]) => {
    const yaFue = carried.includes(PARTES)
    // A change keeps the form in which it was first sent under its key: if its files were in the call itself, they go
    // there again.
    if (!yaFue && (carried.length > 0 || !(await takesParts(world)))) return undefined
    const lugares = await subir(callAs(world.call, session), archivos, {
      clave,
      otraVez: row.tries > 1,
      yaFue,
      before: async (hasta) =>
        stillOurs(hasta ? await noteSubido(world, row, hasta) : await noteCarried(world, row, [])),
    })
    if (lugares) carried.push(PARTES)
    return lugares
  }
  for (const [n, step] of steps.entries()) {
    if (n < answers.length) continue
    const key = row.keys[n] ?? row.id
    const call = callAs(world.call, session, { key, carried, before })
    answers.push(
      await step(call, row.payload, { answers, files, subir: enPartes(key) }).catch(
        (error: unknown) => {
          const theirs = error instanceof CallError ? currentOf(error.failure) : undefined
          // The provider already has this change, from an earlier request without a key.
          if (theirs !== undefined && version?.holds(row.payload, theirs) === true) return theirs
          throw error
        },
      ),
    )
    if (n < steps.length - 1) await keepAnswer(world, row, answers)
  }
  return answers
}

const currentOf = (failure: CallFailure) =>
  failure.kind === 'status' && failure.status === 412 ? failure.actual : undefined

async function filesOf({ device: { salida } }: World, operacion: string): Promise<Archivo[]> {
  const files = await salida.archivos.where({ operacion }).sortBy('n')
  if (!files.every((file) => is(file, Guardado))) throw new Damaged(operacion)
  return files
}

const Guardado = type({ bytes: instance(ArrayBuffer), type: string(), name: string() })

async function isReachable(world: World, session: SesionAbierta): Promise<boolean> {
  try {
    await callAs(world.call, session)(aplicacion.version, { idAplicacion: producto.idAplicacion })
    return true
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    return error.failure.kind === 'status' // Any status proves that a server is there.
  }
}

/** Finds out by reading whether a 'dudosa' change arrived. */
export async function lookUp(
  world: World,
  session: SesionAbierta,
  row: Operacion,
): Promise<Outcome> {
  try {
    const call = callAs(world.call, session)
    const arrived = await operationOf(world, row.type)?.arrived?.(call, row.payload)
    if (arrived === undefined) return { state: 'dudosa' }
    return arrived ? { state: 'done', answers: row.answers } : { state: 'pending', atOnce: true }
  } catch (error) {
    if (error instanceof CallError) return { state: 'dudosa' }
    throw error
  }
}
