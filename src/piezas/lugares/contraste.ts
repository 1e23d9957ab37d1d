/** Relative luminance of a colour by WCAG; undefined if the text is not a hex colour. */
function luz(color: string): number | undefined {
  const hex = /^#?([\da-f]{6})$/i.exec(color.trim())?.[1]
  if (hex === undefined) return undefined
  const [r = 0, g = 0, b = 0] = [0, 2, 4].map((at) => {
    const canal = parseInt(hex.slice(at, at + 2), 16) / 255
    return canal <= 0.04045 ? canal / 12.92 : ((canal + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** True if text in one colour is readable on the other. Colours from the provider may not be. */
export function seLee(letra: string, fondo: string): boolean {
  const una = luz(letra)
  const otra = luz(fondo)
  if (una === undefined || otra === undefined) return false
  return (Math.max(una, otra) + 0.05) / (Math.min(una, otra) + 0.05) >= 4.5
}
