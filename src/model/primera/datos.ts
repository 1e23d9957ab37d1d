import type { Afiliado } from '#contract/afiliados.ts'
import type { Receta } from '#contract/recetas.ts'
import type { Dicha } from '#model/novedades/enElInicio.ts'
import type { Guardada } from '#model/recetas/guardadas.ts'
import type { Recordatorio } from '#model/recetas/recordatorios.ts'
import type { capitaPronto } from '#model/vencimientoDeCapita.ts'

import type { AlAbrir } from './alAbrir.ts'

/** Data of a signed-in page's first picture. */
export type Datos = {
  /** Address of the page. */
  aca: string
  yo: Afiliado | undefined
  grupo: Afiliado[]
  savedAt: number
  /** Each member's prescriptions, for their list. */
  recetas: readonly Guardada<Receta>[]
  recordatorios: Recordatorio[]
  capita: ReturnType<typeof capitaPronto>
  notificaciones: number
  novedades: Dicha[]
  /** Number of changes that were not sent, or that wait for a decision. */
  pendientes: number
  situacion: AlAbrir
  /** By the phone's clock, as the times of copies are. */
  ahora: number
  /** Day by the provider's clock. */
  hoy: string
}
