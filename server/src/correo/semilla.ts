import type { Siembra } from '../http/area.ts'
import { enviarCorreo } from './service.ts'
import { texts } from './texts.ts'

/** Example mail for the demo's mailbox. */
export async function sembrar({ tx, ahora }: Siembra): Promise<void> {
  const para = 'norma.quiroga@correo.example'
  await enviarCorreo(tx, { para, ...texts.correoConfirmado() }, ahora)
}
