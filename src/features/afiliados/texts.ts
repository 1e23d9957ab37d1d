import { deLaFamilia } from '#model/primera/texts.ts'

export const texts = {
  ...deLaFamilia,
  trayendo: 'Trayendo tu grupo familiar por primera vez…',
  vacio: 'Tu grupo familiar no tiene integrantes',
  vacioDetalle: 'Si falta alguien, consultá en una delegación.',
  delegaciones: 'Ver delegaciones',
}
