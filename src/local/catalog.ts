import type { Cuadro } from './cuadro.ts'
import type { Operation } from './operation.ts'
import type { AnyResource } from './resource.ts'

// The engine knows no area by name, so it cannot know their types either.
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyOperation = Operation<any>

/** Copies that count as old at any age: one, or without `params` all copies of the resource. */
export type Vieja = { resource: AnyResource; params?: unknown }

/** Copies that the rows of another copy refer to: a new row makes them old. */
export type Novedad = { de: AnyResource; viejas: (value: unknown, before: unknown) => Vieja[] }

/** The copy that names the persons whose data this phone may keep; without parameters. */
export type Familia = { de: AnyResource; ids: (value: unknown) => number[] }

/** All resources and operations of the engine, and the composed rows. */
export type Catalog = {
  resources: AnyResource[]
  operations: AnyOperation[]
  cuadros?: Cuadro[]
  novedades?: Novedad[]
  familia?: Familia
}
