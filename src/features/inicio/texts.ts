import { deInicio } from '#model/primera/textos.ts'

export const texts = {
  ...deInicio,
  trayendo: 'Trayendo tus datos por primera vez…',
}
