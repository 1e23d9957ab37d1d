import type { AnyResource, Resource } from './resource.ts'

/** Reads a valid copy and its age; undefined if there is none. */
export type Copied = <Params, Value>(
  resource: Resource<Params, Value>,
  params: Params,
) => Promise<{ value: Value; savedAt: number } | undefined>

/** Makes it; undefined if there is nothing to show yet. It must wait for nothing but copies. */
export type Compose = (copied: Copied) => Promise<unknown>

/** Composed of the copies at each sync, so that it can be shown before any screen can read them. */
export type Cuadro = {
  id: string
  /** What it shows: loaded before everything else, and shown before the rest comes. */
  de: AnyResource[]
  /** Of these what makes it worth being shown at once: it is made anew before the others have come. */
  yaCon?: AnyResource
  /** A start does without it. */
  load: () => Promise<Compose>
}
