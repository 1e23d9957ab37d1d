import type { Page } from 'playwright/test'

/**
 * I8: watches a part of the screen, and returns when this text appeared and disappeared. `[true]`: it was there all
 * the time; `[false, true]`: it appeared and stayed. A reload ends it.
 */
export async function sample(
  page: Page,
  text: string,
  part = 'main',
): Promise<() => Promise<boolean[]>> {
  const watched = await page.evaluateHandle(
    ([wanted, where]) => {
      const isThere = () => document.querySelector(where)?.textContent.includes(wanted) === true
      const seen = [isThere()]
      const look = () => {
        const now = isThere()
        if (now !== seen.at(-1)) seen.push(now)
      }
      new MutationObserver(look).observe(document.body, {
        subtree: true,
        childList: true,
        characterData: true,
      })
      return { seen }
    },
    [text, part] as const,
  )
  return () => watched.evaluate(({ seen }) => seen)
}
