import { texts } from './texts.ts'

type Situacion = {
  vencida: boolean
  /** The browser has Background Sync. */
  conSync: boolean
  sinTrabajador: boolean
}

/** When what waits leaves. The portal may be closed only where something of it goes on then. */
export function comoSeEnvia({ vencida, conSync, sinTrabajador }: Situacion): string {
  if (vencida) return texts.alIngresar
  return conSync && !sinTrabajador ? texts.detalle : texts.alAbrir
}
