declare module 'virtual:motor-de-pagina' {
  /** Worker that runs the engine (workers/engine.ts). Its name holds the insurer's name (contract/producto.ts). */
  export function nuevoMotor(name: string): Worker
}
