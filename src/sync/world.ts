import type { Call, CallOptions } from '#contract/call.ts'
import type { Device } from '#local/bases/device.ts'
import type { AnyOperation, Catalog } from '#local/catalog.ts'

/** Everything that the engine works with. It comes as an argument, so that a test reaches all of it. */
export type World = {
  device: Device
  catalog: Catalog
  call: Call
  now: () => number
  /** Absent on old browsers. */
  locks?: LockManager | undefined
  /** 0 to 1: the jitter of waiting times. */
  random?: () => number
}

type Bound = Pick<CallOptions, 'key' | 'carried' | 'before'>

/** The call bound to one session: in any other session it is not made. */
export function callAs(
  call: Call,
  { generation }: { generation: number },
  bound: Bound = {},
): Call {
  return (endpoint, request, options) =>
    call(endpoint, request, { ...options, generation, ...bound })
}

/** The operation that made a row; undefined for a type that only a newer version of the portal knows. */
export function operationOf({ catalog }: World, type: string): AnyOperation | undefined {
  return catalog.operations.find((operation) => operation.type === type)
}
