declare module 'virtual:motor-de-pagina' {
  /** A worker with the engine (workers/motor.ts) in it. */
  export function nuevoMotor(): Worker
}
