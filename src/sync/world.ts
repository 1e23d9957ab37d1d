import type { Call } from '#contract/call.ts'
import type { Catalog } from '#local/catalog.ts'
import type { Device } from '#local/device.ts'

/** What the engine works with; all of it comes as an argument, so that a test reaches everything. */
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

/** The call as one session makes it: in any other session it is not made. */
export function callAs(call: Call, { generation }: { generation: number }, key?: string): Call {
  return (endpoint, request, options) =>
    call(endpoint, request, { ...options, generation, ...(key !== undefined && { key }) })
}
