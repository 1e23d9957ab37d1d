import { expect, vi } from 'vitest'

/** What a press saves: its name and its bytes. Nothing reaches the disk. */
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
  // Not read as text by the answer itself, which would drop the mark at its start.
  const bytes = await (await fetch(link?.href ?? '')).arrayBuffer()
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
  return { name: link?.download ?? '', text }
}
