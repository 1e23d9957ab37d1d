/** Shares a link with the phone's share sheet, or copies it to the clipboard. */
export async function compartir(
  title: string,
  text: string,
  url: string,
): Promise<'compartido' | 'copiado' | 'no-se-pudo'> {
  if (navigator.share) {
    // A closed share sheet is not an error.
    await navigator.share({ title, text, url }).catch(() => undefined)
    return 'compartido'
  }
  if (!navigator.clipboard) return 'no-se-pudo'
  return navigator.clipboard.writeText(`${text} ${url}`).then(
    () => 'copiado',
    () => 'no-se-pudo',
  )
}
