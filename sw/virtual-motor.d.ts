declare module 'virtual:motor' {
  export type Motor = typeof import('#workers/engine.ts')

  /** Fetches the engine while this version is being installed: afterwards the browser has it without signal. */
  export function traer(): void

  /** The same for the script that draws the first picture of some pages. */
  export function traerPrimera(): void

  /** The engine; it runs from the first call on. */
  export function motor(): Motor

  /** The script that draws the first picture of some pages; the same way. */
  export function primera(): typeof import('./primera.ts')
}
