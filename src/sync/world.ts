import type { Call, CallOptions } from '#contract/call.ts'
import type { Device } from '#local/bases/device.ts'
import type { AnyOperation, Catalog } from '#local/catalog.ts'
import { currentSession } from '#local/session/session.ts'

/** Everything that the engine works with. It is passed as an argument, so that a test can replace any part. */
export type World = {
  device: Device
  catalog: Catalog
  call: Call
  /** Life of the provider's database, as its last answer named it; undefined on hosts that name none. */
  epoca?: () => string | undefined
  now: () => number
  /** Undefined in old browsers. */
  locks?: LockManager | undefined
  /** Gives numbers from 0 to 1, for the random part of waits. */
  random?: () => number
  /** The session that the work is for: in any other session no copy is requested. */
  generation?: number
}

const NO_SESSION = -1

/** The world, tied to the session that is open now. */
export async function ofThisSession(world: World): Promise<World> {
  const session = await currentSession(world.device)
  return { ...world, generation: session?.generation ?? NO_SESSION }
}

type Bound = Pick<CallOptions, 'key' | 'carried' | 'before'>

/** The call, tied to one session: in any other session it is not made. */
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
