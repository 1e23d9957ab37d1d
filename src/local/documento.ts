import type { Resource } from './resource.ts'

/** A sound copy and its age; undefined where there is none. */
export type Copied = <Params, Value>(
  resource: Resource<Params, Value>,
  params: Params,
) => Promise<{ value: Value; savedAt: number } | undefined>

/** Undefined where there is nothing to show yet. It waits for nothing but copies. */
export type Compose = (copied: Copied) => Promise<unknown>

/** Something that is made of the copies at each sync, so that it can be shown before any screen could read them. */
export type Documento = {
  id: string
  /** A start does without it. */
  load: () => Promise<Compose>
}
