declare module 'virtual:dibujo' {
  type Datos = import('#model/primera/datos.ts').Datos

  /** Draws home or the family group: src/app/primera/dibujar.tsx, as tools/letras.ts builds it. */
  export function dibujar(datos: Datos): { titulo: string; marcado: string }
}
