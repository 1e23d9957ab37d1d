import { page } from 'vitest/browser'

/** A screen of this width, with letters of this size. */
export async function conLetras(width: number, size: string): Promise<void> {
  await page.viewport(width, 700)
  document.documentElement.style.fontSize = size
}

export async function comoSiempre(): Promise<void> {
  await page.viewport(390, 844)
  document.documentElement.style.fontSize = ''
}

/** Texts that go over the edge of their card or of the page. */
export function loQueSeSale(): string[] {
  const found: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const card = node.parentElement?.closest('main .tarjeta, main')
    if (!card || node.textContent?.trim() === '' || node.parentElement?.closest('.oculto')) continue
    range.selectNodeContents(node)
    const edge = Math.min(card.getBoundingClientRect().right, innerWidth)
    if (range.getBoundingClientRect().right > edge + 1) found.push(node.textContent ?? '')
  }
  return found
}
