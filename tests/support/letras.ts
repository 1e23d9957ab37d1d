/**
 * Runs before a page's own scripts or in a page: sets letters of this size or family. DejaVu Sans
 * is the widest fallback of a system, and the only one on some computers.
 */
export const letras = (cuales: Letras): string => `{
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(${JSON.stringify(reglasDe(cuales))})
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }`

type Letras = { size?: string; family?: string }

/** These letters as a style sheet. */
export const reglasDe = ({ size = '100%', family }: Letras): string =>
  [
    `:root { font-size: ${size} !important }`,
    family && `:root, :root * { font-family: '${family}' !important }`,
  ]
    .filter(Boolean)
    .join('\n')

export const DEJAVU = 'DejaVu Sans'

/** Runs in a page: its own letters again. */
export const SUS_LETRAS = 'document.adoptedStyleSheets = []'
