declare module 'virtual:candado' {
  /** The script of the lock; it runs at the first call. */
  export function candado(): Promise<typeof import('./candado.ts')>
}
