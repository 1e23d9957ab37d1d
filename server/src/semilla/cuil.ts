const WEIGHTS = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]

function checkDigit(tenDigits: string): number {
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(tenDigits[index]), 0)
  return (11 - (sum % 11)) % 11
}

/** CUIL of a document number. A check digit of 10 changes the prefix to 23, as in the national register. */
export function cuilOf(documento: number, sexo: 'Femenino' | 'Masculino'): string {
  const body = String(documento).padStart(8, '0')
  const usual = (sexo === 'Femenino' ? '27' : '20') + body
  const digit = checkDigit(usual)
  if (digit !== 10) return `${usual}${digit}`
  return `23${body}${sexo === 'Femenino' ? 4 : 9}`
}

export function isCuil(cuil: string): boolean {
  return /^\d{11}$/.test(cuil) && checkDigit(cuil.slice(0, 10)) === Number(cuil[10])
}
