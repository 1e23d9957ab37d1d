/**
 * Put before a page's own scripts, or run in a page: letters of this size, or of another family. DejaVu Sans is the widest of those that a
 * system falls back on, and what a computer has that has nothing else.
 */
export const letras = (cuales: Letras): string => `{
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(${JSON.stringify(reglasDe(cuales))})
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }`

type Letras = { size?: string; family?: string }

/** As a style sheet. */
export const reglasDe = ({ size = '100%', family }: Letras): string =>
  [
    `:root { font-size: ${size} !important }`,
    family && `:root, :root * { font-family: '${family}' !important }`,
  ]
    .filter(Boolean)
    .join('\n')

export const DEJAVU = 'DejaVu Sans'

/** Run in a page: its own letters again. */
export const SUS_LETRAS = 'document.adoptedStyleSheets = []'
