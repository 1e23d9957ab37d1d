import { expect, vi } from 'vitest'

/** Name and text of the file that a press saves. No file reaches the disk. */
export async function bajada(press: () => unknown): Promise<{ name: string; text: string }> {
  const links: HTMLAnchorElement[] = []
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function hold(
    this: HTMLAnchorElement,
  ) {
    links.push(this)
  })
  try {
    await press()
    await expect.poll(() => links).toHaveLength(1)
  } finally {
    click.mockRestore()
  }
  const [link] = links
  // `text()` would drop the byte order mark at the start.
  const bytes = await (await fetch(link?.href ?? '')).arrayBuffer()
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
  return { name: link?.download ?? '', text }
}
