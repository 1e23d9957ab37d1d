import type { AnyResource, Resource } from './resource.ts'

/** Reads a valid copy and its age; undefined if there is none. */
export type Copied = <Params, Value>(
  resource: Resource<Params, Value>,
  params: Params,
) => Promise<{ value: Value; savedAt: number } | undefined>

/**
 * Composes it; undefined if there is nothing to show yet. Its only awaited calls are reads of copies. `offset`:
 * difference between the server's clock and this phone's, which stored the copies.
 */
export type Compose = (copied: Copied, offset: number) => Promise<unknown>

/** Data composed from the copies at each sync, so that they can be shown before any screen can read the copies. */
export type Cuadro = {
  id: string
  /** Its sources: loaded first, and shown before the rest arrives. */
  de: AnyResource[]
  /** The one source that is enough to show it: it is composed with it, and again when the others arrive. */
  yaCon?: AnyResource
  /** Loaded lazily: a start does not need it. */
  load: () => Promise<Compose>
}
