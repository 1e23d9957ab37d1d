import { type Infer, enums, number, optional, string, type } from 'superstruct'

import type { CallFailure } from '#contract/callError.ts'
import type { Device } from '#local/bases/device.ts'
import { ifPossible } from '#local/bases/note.ts'
import { readValor } from '#local/bases/publica.ts'
import { watch } from '#local/bases/watch.ts'

/**
 * The state of the network, as the calls of page, worker and service worker show it. 'failing': one call failed,
 * perhaps several times; the fault may concern only that call. 'out': a second call that began after that failed too.
 * `backAt`: the time of the last call that succeeded after an outage.
 */
type Network = Infer<typeof Network>
const Network = type({
  state: enums(['well', 'failing', 'out']),
  call: optional(string()),
  since: number(),
  backAt: number(),
})

const ROW = 'red'
const WELL: Network = { state: 'well', since: 0, backAt: 0 }

const readNetwork = async ({ publica }: Device): Promise<Network> =>
  (await readValor(publica, ROW, Network))?.value ?? WELL

/** Time of the last call that succeeded after an outage: if it changes, the network is back. */
export const backSince = async (device: Device): Promise<number> =>
  (await readNetwork(device)).backAt

/** True if a call failed for lack of a network or of a working provider; any other failure is an answer. */
export function isOut(failure: CallFailure): boolean {
  if (failure.kind === 'no-answer' || failure.kind === 'captive') return true
  if (failure.kind !== 'status') return false
  // 501 comes from a working provider that does not have the call yet.
  return failure.foreign === true || (failure.status >= 500 && failure.status !== 501)
}

/** Records that a call with this name and start time failed. */
export function noteFailed(
  device: Device,
  call: string,
  startedAt: number,
  now: number,
): Promise<void> {
  return change(device, now, (before) => {
    if (before.state === 'well') return { ...before, state: 'failing', call, since: now }
    const isAnother = before.call !== call && startedAt >= before.since
    return before.state === 'failing' && isAnother ? { ...before, state: 'out' } : before
  })
}

/**
 * Records that a call with this start time came through: the first one after an outage wakes every engine. A call
 * that started before the outage does not count.
 */
export function noteThrough(device: Device, startedAt: number, now: number): Promise<void> {
  return change(device, now, (before) => {
    const { state, since, backAt } = before
    if (state !== 'well' && startedAt <= since) return before
    const back = state === 'out' ? Math.max(now, backAt + 1) : backAt
    return { state: 'well', since, backAt: back }
  })
}

function change(device: Device, now: number, to: (before: Network) => Network): Promise<void> {
  const { publica } = device
  // Calls end in parallel: another call may have changed the state before this one writes it.
  return ifPossible(() =>
    publica.transaction('rw', publica.valores, async () => {
      const before = await readNetwork(device)
      const after = to(before)
      if (after.state !== before.state)
        await publica.valores.put({ id: ROW, value: after, savedAt: now })
    }),
  )
}

/**
 * Follows the network in any engine: calls `failed`, and `back` when calls come through again. Returns a function
 * that stops.
 */
export function followNetwork(
  device: Device,
  { failed = () => {}, back }: { failed?: () => void; back: () => void },
): () => void {
  let last: Network | undefined
  return watch(
    device,
    () => readNetwork(device),
    (network) => {
      // Compared by their times: a live query may skip the states between two others.
      if (last && network.backAt !== last.backAt) back()
      if (last && network.state !== 'well' && network.since !== last.since) failed()
      last = network
    },
  )
}
