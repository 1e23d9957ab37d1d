import { create } from 'qrcode'

/** Any mask makes a valid code; choosing the best of eight would take most of the time between two frames. */
const MASCARA = 3

/** The modules of a QR of digits alone, row by row, for codes that follow each other quickly. */
export function qrDeDigitos(digitos: string): { size: number; dark: ArrayLike<unknown> } {
  const { size, data } = create([{ data: digitos, mode: 'numeric' }], {
    errorCorrectionLevel: 'M',
    maskPattern: MASCARA,
  }).modules
  return { size, dark: data }
}
