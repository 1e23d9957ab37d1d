import { sendNow } from '#live/decisiones.ts'
import { showToast } from '#ui/toasts.ts'

import { texts } from './texts.ts'

/** Without signal nothing on the screen changes: whoever asked for it hears why. */
export async function enviarAhora(): Promise<void> {
  if ((await sendNow()) !== 'con-senal') showToast(texts.todaviaSinSenal, { tipo: 'aviso' })
}
