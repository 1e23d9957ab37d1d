import { texts } from './texts.ts'

export const LARGO = 6

/** Reason why this PIN cannot be chosen; undefined if it can. */
export function faltaDe(pin: string): string | undefined {
  if (pin.length !== LARGO) return texts.seisNumeros
  return esFacil(pin) ? texts.esFacil : undefined
}

/** True for one digit six times, and for digits that go up or down by one. */
function esFacil(pin: string): boolean {
  const pasos = Array.from(pin)
    .slice(1)
    .map((digito, n) => Number(digito) - Number(pin[n]))
  return pasos.every((paso) => paso === pasos[0]) && Math.abs(pasos[0] ?? 0) < 2
}
