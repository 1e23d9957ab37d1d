import type { Call } from '#contract/call.ts'

import type { Device } from './device.ts'
import type { Documento } from './documento.ts'
import type { Operation } from './operation.ts'
import type { AnyResource } from './resource.ts'

// The engine knows no area by name, so it cannot know their types either.
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyOperation = Operation<any>

/** Something of nobody's, which this phone keeps current besides: it is in no person's read model. */
export type Publico = (device: Device, call: Call, now: () => number) => Promise<void>

/** Everything that the engine can pull and send, and what it makes of the copies. */
export type Catalog = {
  resources: AnyResource[]
  operations: AnyOperation[]
  documentos?: Documento[]
  publicos?: Publico[]
}
