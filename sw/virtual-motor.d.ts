declare module 'virtual:motor' {
  export type Motor = typeof import('#workers/motor.ts')

  /** Fetches the engine, while this version is being installed: afterwards the browser has it, without signal too. */
  export function traer(): void

  /** The same of what draws the first picture of some pages. */
  export function traerPrimera(): void

  /** The engine, which runs from the first time that it is asked for. */
  export function motor(): Motor

  /** What draws the first picture of some pages, in the same way. */
  export function primera(): typeof import('./primera.ts')
}
