import { eq } from 'drizzle-orm'

import { ANULADA, annulled, inProgress, otherContent } from '../base/clave.ts'
import type { Clock } from '../base/clock.ts'
import type { Db } from '../base/database.ts'
import { Problem } from '../base/problem.ts'
import { type Llave, huellaOf, idOf, open, seal } from './sealed.ts'
import { enviadas } from './tables.ts'

const PAUSE = 100

/** An answer as it is kept and repeated. */
export type Kept = {
  status: number
  type: string
  /** Wait that a temporary refusal asks for: such an answer is not stored. */
  retryAfter: string | null
  bytes: Uint8Array<ArrayBuffer>
}

/**
 * 'keep': carried out, or refused for good. 'pass': not carried out, it may be sent again. 'unsent': nothing left.
 * 'unknown': no usable answer.
 */
export type Sent =
  | { state: 'keep' | 'pass'; answer: Kept }
  | { state: 'unsent' }
  | { state: 'unknown' }

export type Write = {
  llave: Llave
  /** The request in one text: the same key with another text is refused. */
  request: string
  /** Time in which the sender waits for the answer; after it no process does. */
  leaseMs: number
  /** Time that a repetition waits for the answer of the first delivery. */
  patienceMs: number
  keptMs: number
}

type Steps = {
  /** Prepares the request, and returns the function that sends it. If it throws, nothing was sent. */
  prepare: () => Promise<() => Promise<Sent>>
  /** Throws if this asker may not have the answer to an earlier delivery. */
  mayKnow: () => Promise<unknown>
}

/** The insurer did not answer: the phone makes it a 'dudosa' change, and sends nothing again by itself. */
export const dudosa = () =>
  new Problem(
    409,
    'La obra social no contestó: no se sabe si esto se hizo. Fijate antes de repetirlo.',
    {
      codigo: 'dudosa',
    },
  )

/**
 * Sends a change once for each key. The key is stored before the request leaves, and its answer after it came: if the
 * answer is lost, or this process dies in between, the key stays 'enviada', and no repetition is sent.
 */
export async function once(
  world: { db: Db; clock: Clock },
  write: Write,
  { prepare, mayKnow }: Steps,
): Promise<Kept> {
  const { db, clock } = world
  const { llave, leaseMs, keptMs } = write
  const [id, huella] = [idOf(llave), huellaOf(llave, write.request)]
  const now = clock()
  const [taken] = await db
    .insert(enviadas)
    .values({
      id,
      huella,
      estado: 'enviada',
      esperaHasta: now + leaseMs,
      guardadaHasta: now + keptMs,
    })
    .onConflictDoNothing()
    .returning({ id: enviadas.id })
  if (taken) return deliver(db, { id, llave }, prepare)
  await mayKnow()
  return repeated(world, { ...write, id, huella })
}

async function deliver(
  db: Db,
  { id, llave }: { id: string; llave: Llave },
  prepare: Steps['prepare'],
): Promise<Kept> {
  const row = eq(enviadas.id, id)
  const send = await prepare().catch(async (error: unknown) => {
    await db.delete(enviadas).where(row)
    throw error
  })
  let sent: Sent = { state: 'unknown' }
  try {
    sent = await send()
  } finally {
    // Also after an error in the gateway: the insurer may already have the request.
    if (sent.state === 'unknown') await db.update(enviadas).set({ esperaHasta: 0 }).where(row)
  }
  if (sent.state === 'unknown') throw dudosa()
  if (sent.state === 'keep') {
    const respuesta = seal(llave, packed(sent.answer))
    await db.update(enviadas).set({ estado: 'hecha', respuesta }).where(row)
    return sent.answer
  }
  await db.delete(enviadas).where(row)
  if (sent.state === 'unsent') throw new Problem(503, undefined, { retryAfter: 5 })
  return sent.answer
}

/** The answer of the first delivery; waits for it a moment. */
async function repeated(
  { db, clock }: { db: Db; clock: Clock },
  { id, huella, llave, patienceMs }: Write & { id: string; huella: string },
): Promise<Kept> {
  for (let waited = 0; waited < patienceMs; waited += PAUSE) {
    const [known] = await db.select().from(enviadas).where(eq(enviadas.id, id))
    if (!known) throw inProgress() // the first delivery was refused just now: this delivery may be sent
    if (known.estado === ANULADA) throw annulled()
    if (known.huella !== huella) throw otherContent()
    if (known.respuesta) return unpacked(open(llave, known.respuesta))
    if (known.esperaHasta <= clock()) throw dudosa()
    await new Promise((resolve) => setTimeout(resolve, PAUSE))
  }
  throw inProgress()
}

/** Status and type in one line, then the body. */
const packed = ({ status, type, bytes }: Kept): Buffer =>
  Buffer.concat([Buffer.from(`${status} ${type}\n`), bytes])

function unpacked(kept: Buffer): Kept {
  const end = kept.indexOf('\n')
  const [status = '', ...type] = kept.toString('utf8', 0, end).split(' ')
  return {
    status: Number(status),
    type: type.join(' '),
    retryAfter: null,
    bytes: new Uint8Array(kept.subarray(end + 1)),
  }
}
