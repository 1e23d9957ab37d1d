declare module 'virtual:motor-de-pagina' {
  /**
   * Class of the worker that runs the engine (workers/engine.ts). The worker's name contains the insurer's settings
   * (contract/producto.ts).
   */
  export function nuevoMotor(name: string): Worker
}
