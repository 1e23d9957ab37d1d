declare module 'virtual:motor-de-pagina' {
  /** A worker with the engine (workers/engine.ts) in it. */
  export function nuevoMotor(): Worker
}
