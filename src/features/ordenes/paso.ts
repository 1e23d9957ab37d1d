import type { CostoDeOrden, OrdenValidada } from '#contract/emision.ts'
import type { Failure } from '#live/proveedor/failure.ts'

import type { OrdenEnCurso } from './enCurso.ts'

/** Steps of an order's dialog, from the cost to the number. */
export type Paso =
  | { paso: 'costo'; costo: CostoDeOrden }
  | { paso: 'confirmar'; validada: OrdenValidada; orden: OrdenEnCurso }
  /** Confirmed and without an answer so far. `lista`: generated, and its document is being fetched. */
  | { paso: 'confirmando'; validada: OrdenValidada; orden: OrdenEnCurso; lista: boolean }
  | { paso: 'preguntando' | 'si'; orden: OrdenEnCurso }
  | { paso: 'generada'; orden: OrdenEnCurso }
  | { paso: 'no'; orden: OrdenEnCurso; failure: Failure }
  | { paso: 'sin-saber'; orden: OrdenEnCurso; failure?: Failure | undefined }
