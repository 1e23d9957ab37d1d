import { mesLargo } from './meses.ts'

const UNIDADES: Record<string, readonly [uno: string, varios: string]> = {
  mcg: ['microgramo', 'microgramos'],
  µg: ['microgramo', 'microgramos'],
  mg: ['miligramo', 'miligramos'],
  g: ['gramo', 'gramos'],
  ml: ['mililitro', 'mililitros'],
  ui: ['unidad', 'unidades'],
}
const CANTIDAD = /(\d+(?:[.,]\d+)?)\s*(mcg|µg|mg|g|ml|ui)(?![\p{L}\d])/giu

/** A text in the form in which a voice should read it: dates, doses and signs in words. */
export const paraDecir = (texto: string): string =>
  texto
    .replaceAll(/\b(\d{4})-(\d\d)-(\d\d)\b/g, '$3/$2/$1')
    .replaceAll(
      /\b(\d\d?)\/(0[1-9]|1[0-2])\/(\d{4})\b/g,
      (_, dia: string, mes: string, anio: string) =>
        `${Number(dia)} de ${mesLargo(`${anio}-${mes}`).toLowerCase()}`,
    )
    .replaceAll(CANTIDAD, (_, cuanto: string, unidad: string) => {
      const [uno = unidad, varios = unidad] = UNIDADES[unidad.toLowerCase()] ?? []
      return `${cuanto} ${cuanto === '1' ? uno : varios}`
    })
    .replaceAll(/\bN[°º.]+\s*/g, 'número ')
    .replaceAll(/\bcomp\.(?=\s|$)/gi, 'comprimidos')
    .replaceAll(/\s*×\s*|\s+x\s+(?=\d)/g, ' por ')
    .replaceAll(/\s+·\s+/g, ', ')
    .replaceAll(/[«»"*]/g, '')
