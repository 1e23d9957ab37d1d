/** What a press saves: its name and its bytes. Nothing reaches the disk. */
export async function bajada(press: () => unknown): Promise<{ name: string; text: string }> {
  const saved = new Promise<HTMLAnchorElement>((resolve) => {
    const { click } = HTMLAnchorElement.prototype
    HTMLAnchorElement.prototype.click = function hold() {
      if (!this.download) return click.call(this)
      HTMLAnchorElement.prototype.click = click
      resolve(this)
    }
  })
  await press()
  const { href, download } = await saved
  // Not read as text by the answer itself, which would drop the mark at its start.
  const bytes = await (await fetch(href)).arrayBuffer()
  return { name: download, text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes) }
}
