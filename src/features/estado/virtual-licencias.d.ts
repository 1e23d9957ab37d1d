declare module 'virtual:licencias' {
  /** Packages that the app is made of (tools/licences.mjs). */
  export const paquetes: readonly { nombre: string; version: string; licencia: string }[]
}
