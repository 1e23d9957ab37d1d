import type { CostoDeOrden, OrdenValidada } from '#contract/emision.ts'
import type { Failure } from '#live/failure.ts'

import type { OrdenEnCurso } from './enCurso.ts'

/** What the one dialog of an order shows, from its cost to its number. */
export type Paso =
  | { paso: 'costo'; costo: CostoDeOrden }
  | { paso: 'confirmar'; validada: OrdenValidada; orden: OrdenEnCurso }
  /** Confirmed, and not answered yet; `lista`: it is generated, and its document on its way. */
  | { paso: 'confirmando'; validada: OrdenValidada; orden: OrdenEnCurso; lista: boolean }
  | { paso: 'preguntando' | 'si'; orden: OrdenEnCurso }
  | { paso: 'generada'; orden: OrdenEnCurso }
  | { paso: 'no'; orden: OrdenEnCurso; failure: Failure }
  | { paso: 'sin-saber'; orden: OrdenEnCurso; failure?: Failure | undefined }
