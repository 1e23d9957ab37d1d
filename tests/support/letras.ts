/**
 * Put before a page's own scripts, or run in a page: letters of this size, or of another family. DejaVu Sans is the widest of those that a
 * system falls back on, and what a computer has that has nothing else.
 */
export function letras({ size = '100%', family }: { size?: string; family?: string }): string {
  const rules = [
    `:root { font-size: ${size} !important }`,
    family && `:root, :root * { font-family: '${family}' !important }`,
  ]
  return `{
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(${JSON.stringify(rules.filter(Boolean).join('\n'))})
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }`
}

export const DEJAVU = 'DejaVu Sans'

/** Run in a page: its own letters again. */
export const SUS_LETRAS = 'document.adoptedStyleSheets = []'
