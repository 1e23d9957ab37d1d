declare module 'virtual:motor' {
  export type Motor = typeof import('#workers/engine.ts')

  /**
   * Fetches the engine's script while this version is being installed: afterwards the browser has it without signal.
   */
  export function traer(): void

  /** Fetches the script that draws the first picture of some pages, in the same way. */
  export function traerPrimera(): void

  /** Fetches the script of the lock, in the same way: the browser gives no worker a script that it did not install. */
  export function traerCandado(): void

  /** The engine; its script runs at the first call. */
  export function motor(): Motor

  /** The script that draws the first picture of some pages; it runs at the first call. */
  export function primera(): typeof import('./primera.ts')
}
