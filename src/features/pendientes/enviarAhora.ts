import { sendNow } from '#live/pendientes/decisiones.ts'
import { showToast } from '#ui/toasts.ts'

import { texts } from './texts.ts'

/** Without signal nothing changes on the screen, so a toast gives the reason. */
export async function enviarAhora(): Promise<void> {
  if ((await sendNow()) !== 'con-senal') showToast(texts.todaviaSinSenal, { tipo: 'aviso' })
}
