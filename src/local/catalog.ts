import type { Call } from '#contract/call.ts'

import type { Device } from './bases/device.ts'
import type { Cuadro } from './cuadro.ts'
import type { Operation } from './operation.ts'
import type { AnyResource } from './resource.ts'

// The engine knows no area by name, so it cannot know their types either.
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyOperation = Operation<any>

/** Public data that this phone keeps current too: it belongs to no person's read model. */
export type Publico = (device: Device, call: Call, now: () => number) => Promise<void>

/** Everything that the engine can pull and send, and what it makes of the copies. */
export type Catalog = {
  resources: AnyResource[]
  operations: AnyOperation[]
  cuadros?: Cuadro[]
  publicos?: Publico[]
}
