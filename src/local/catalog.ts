import type { Documento } from './documento.ts'
import type { Operation } from './operation.ts'
import type { AnyResource } from './resource.ts'

// The engine knows no area by name, so it cannot know their types either.
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyOperation = Operation<any>

/** Everything that the engine can pull and send, and what it makes of the copies. */
export type Catalog = {
  resources: AnyResource[]
  operations: AnyOperation[]
  documentos?: Documento[]
}
