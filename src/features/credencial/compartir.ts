/** Shares a link the phone's own way, or leaves it on the clipboard. */
export async function compartir(
  title: string,
  text: string,
  url: string,
): Promise<'compartido' | 'copiado' | 'no-se-pudo'> {
  if (navigator.share) {
    // Closing the phone's share sheet is an answer too.
    await navigator.share({ title, text, url }).catch(() => undefined)
    return 'compartido'
  }
  if (!navigator.clipboard) return 'no-se-pudo'
  return navigator.clipboard.writeText(`${text} ${url}`).then(
    () => 'copiado',
    () => 'no-se-pudo',
  )
}
