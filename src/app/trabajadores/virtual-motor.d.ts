declare module 'virtual:motor-de-pagina' {
  /** Worker that runs the engine (workers/engine.ts). */
  export function nuevoMotor(): Worker
}
