import { type Infer, enums, number, type } from 'superstruct'

import type { CallFailure } from '#contract/callError.ts'

import type { Device } from './device.ts'
import { ifPossible } from './note.ts'
import { readValor } from './publica.ts'
import { watch } from './watch.ts'

/**
 * How calls fare, whoever makes them: page, worker or service worker. 'failing': one failed, which may be its own affair. 'out':
 * another one that began after that failed as well. `backAt`: when one last came through after they were out.
 */
type Network = Infer<typeof Network>
const Network = type({
  state: enums(['well', 'failing', 'out']),
  since: number(),
  backAt: number(),
})

const ROW = 'red'
const WELL: Network = { state: 'well', since: 0, backAt: 0 }

const readNetwork = async ({ publica }: Device): Promise<Network> =>
  (await readValor(publica, ROW, Network))?.value ?? WELL

/** Whether a call failed for want of a network, or of a provider that is well; any other failure is an answer. */
export function isOut(failure: CallFailure): boolean {
  if (failure.kind === 'no-answer' || failure.kind === 'captive') return true
  if (failure.kind !== 'status') return false
  // 501 is a provider that is well and has nothing of the kind yet.
  return failure.foreign === true || (failure.status >= 500 && failure.status !== 501)
}

/** Notes that a call which began at this moment failed. */
export function noteFailed(device: Device, startedAt: number, now: number): Promise<void> {
  return change(device, now, (before) => {
    if (before.state === 'well') return { ...before, state: 'failing', since: now }
    return before.state === 'failing' && startedAt >= before.since
      ? { ...before, state: 'out' }
      : before
  })
}

/** Notes that a call came through: the first one after calls were out is news to every engine. */
export function noteThrough(device: Device, now: number): Promise<void> {
  return change(device, now, ({ state, since, backAt }) => {
    if (state === 'failing') return { state: 'well', since, backAt }
    return state === 'out'
      ? { state: 'well', since, backAt: Math.max(now, backAt + 1) }
      : { state, since, backAt }
  })
}

function change(device: Device, now: number, to: (before: Network) => Network): Promise<void> {
  return ifPossible(async () => {
    const before = await readNetwork(device)
    const after = to(before)
    if (after.state !== before.state)
      await device.publica.valores.put({ id: ROW, value: after, savedAt: now })
  })
}

/** Hears of it in whatever engine: that something failed, and that calls come through again. Answers how to stop. */
export function followNetwork(
  device: Device,
  { failed = () => {}, back }: { failed?: () => void; back: () => void },
): () => void {
  let last: Network | undefined
  return watch(
    device,
    () => readNetwork(device),
    (network) => {
      if (last && network.backAt !== last.backAt) back()
      else if (last?.state === 'well' && network.state !== 'well') failed()
      last = network
    },
  )
}
