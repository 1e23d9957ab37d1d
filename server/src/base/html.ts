/** Escapes text for HTML. */
export const escape = (text: string) =>
  text.replaceAll(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`)

/** Text of a mail, with its web addresses as links. */
export const linked = (text: string) =>
  text
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((part, index) =>
      index % 2 ? `<a href="${escape(part)}">${escape(part)}</a>` : escape(part),
    )
    .join('')

/** HTML version of a mail: no pictures, no external styles, no tracking. */
export function enHtml(texto: string): string {
  const paragraphs = texto
    .split('\n\n')
    .map((part) => `<p>${linked(part).replaceAll('\n', '<br>')}</p>`)
  return `<!doctype html><html lang="es-AR"><meta charset="utf-8"><body>${paragraphs.join('')}</body></html>`
}
