import jsQR from 'jsqr'
import type { Page } from 'playwright'
import { PNG } from 'pngjs'

import { hasComposed } from '../support/contador.ts'
import type { Sign } from './browser.ts'
import { A_MINUTE, until, within } from './deadline.ts'
import { signIn } from './signIn.ts'

/** Leaves the profile with all data that the counter needs without signal. */
export async function forTheCounter(page: Page, origin: string): Promise<void> {
  await signIn(page, origin)
  await composed(page, origin)
}

/** Waits on home until the counter of the signed-in person is on the phone. */
export async function composed(page: Page, origin: string): Promise<void> {
  await page.goto(origin)
  await until(A_MINUTE, 'The counter of this phone', () => page.evaluate(hasComposed))
}

/** Text of the document, before any script has run. */
export const TEXTO: Sign = {
  mark: 'credential-text',
  selector: '#raiz .mostrador h2',
  check: nothingMoved,
}

/** Drawn by the small script; it counts only if a scanner reads it. */
export const CODIGO: Sign = {
  mark: 'credential-qr',
  selector: '#raiz .mostrador-codigo > svg',
  async check(page) {
    const { data, width, height } = PNG.sync.read(await page.screenshot({ scale: 'css' }))
    const read = jsQR(new Uint8ClampedArray(data), width, height)?.data
    if (!read || !/\/validar-credencial\/o#\d+$/.test(read))
      throw new Error(`The counter's code could not be read from its picture: ${read}`)
    await nothingMoved(page)
  },
}

/** Checks that nothing moved until the portal took over: a counter must not move under a finger. */
async function nothingMoved(page: Page): Promise<void> {
  await page.locator('.fui-FluentProvider .mostrador').waitFor()
  const looking = page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const found: string[] = []
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as unknown as Shift[])
            for (const { node, previousRect, currentRect } of entry.sources)
              found.push(
                [node?.nodeName, previousRect, currentRect]
                  .map((one) => JSON.stringify(one))
                  .join(' '),
              )
        }).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => setTimeout(() => resolve(found), 100))
      }),
  )
  const moved = await within(A_MINUTE, 'What moved on the counter', looking)
  if (moved.length > 0)
    throw new Error(`Something moved on the counter while it opened: ${moved.join('; ')}`)
}

type Shift = { sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[] }
