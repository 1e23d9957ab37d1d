/** Markup as plain data: the engine writes it as text, a screen draws it with React, and both make the same boxes. */
export type Arbol = string | Rama

export type Rama = {
  tag: string
  attrs: Record<string, string>
  /** A place in which a screen may put a component. */
  ranura?: string
  hijos: Arbol[]
}

/** One element; a missing child is left out. */
export function rama(
  tag: string,
  attrs: Record<string, string> = {},
  ...hijos: (Arbol | undefined)[]
): Rama {
  return { tag, attrs, hijos: hijos.filter((hijo) => hijo !== undefined) }
}

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
}

/** Escapes a text or the value of an attribute. */
export const escapar = (text: string) =>
  text.replaceAll(/[&<>"']/g, (letter) => ESCAPES[letter] ?? '')

/** The markup as text. Text and attributes are escaped. */
export function escribir(arbol: Arbol): string {
  if (typeof arbol === 'string') return escapar(arbol)
  const { tag, attrs, hijos } = arbol
  const written = Object.entries(attrs).map(([name, value]) => ` ${name}="${escapar(value)}"`)
  // The only element used here that has no end tag.
  const fin = tag === 'br' ? '' : `</${tag}>`
  return `<${tag}${written.join('')}>${hijos.map(escribir).join('')}${fin}`
}
