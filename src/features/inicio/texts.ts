import { deInicio } from '#model/primera/texts.ts'

export const texts = {
  ...deInicio,
  trayendo: 'Trayendo tus datos por primera vez…',
}
