import { linearOf } from './oklch.ts'

/** Luminance as WCAG defines it: 0 to 1. */
function luminance(hex: string): number {
  const [r, g, b] = linearOf(hex)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Contrast of two colours as WCAG defines it: 1 to 21. */
export function contraste(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const HEX = /^#[\da-f]{6}$/i

/** True if text of one colour can be read on the other; false if one of them is no colour. */
export function seLee(letra: string, fondo: string): boolean {
  return HEX.test(letra) && HEX.test(fondo) && contraste(letra, fondo) >= 4.5
}
