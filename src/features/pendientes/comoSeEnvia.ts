import { texts } from './texts.ts'

type Situacion = {
  vencida: boolean
  /** The browser has Background Sync. */
  conSync: boolean
  sinTrabajador: boolean
}

/** Text about the time of sending. It says that the portal may be closed only if the browser sends in the background. */
export function comoSeEnvia({ vencida, conSync, sinTrabajador }: Situacion): string {
  if (vencida) return texts.alIngresar
  return conSync && !sinTrabajador ? texts.detalle : texts.alAbrir
}
