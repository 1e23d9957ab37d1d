declare module 'virtual:dibujo' {
  type Datos = import('#model/primera/datos.ts').Datos

  /** Draws a page's first picture: src/app/primera/dibujar.tsx, built by tools/letras.ts. */
  export function dibujar(datos: Datos): { titulo: string; marcado: string } | undefined
}
declare module 'virtual:archivos' {
  /** Files that a list asks for: the style sheets of its picture, and its scripts (tools/archivos.ts). */
  export const archivos: Readonly<Record<string, { hojas: string[]; guiones: string[] }>>
}
