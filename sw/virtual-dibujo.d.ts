declare module 'virtual:dibujo' {
  type Datos = import('#model/primera/datos.ts').Datos

  /** Draws home or the family group: src/app/primera/dibujar.tsx, built by tools/letras.ts. */
  export function dibujar(datos: Datos): { titulo: string; marcado: string }
}
