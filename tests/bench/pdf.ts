import type { Page } from 'playwright'

import { buildPage } from './baselines.ts'
import { copyOf, newProfile, onPhone, removeProfile } from './browser.ts'
import { A_MINUTE, until, within } from './deadline.ts'
import { PROFILES } from './link.ts'
import { forTheCounter } from './mostrador.ts'
import { type Goal, goal } from './report.ts'
import { serve } from './serve.ts'
import { isWhole } from './signIn.ts'
import { type World, interleave } from './world.ts'

type Opened = { cold: number; again: number }

const VER = /^PDF de la receta/

/** A prescription's document from the counter, without signal, beside a page that has pdf.js and nothing else. */
export async function pdf(world: World, rounds: number): Promise<Goal[]> {
  const link = await world.behind(world.product, PROFILES.open)
  const made = await newProfile()
  const bytes = await onPhone(made, async (page) => {
    await forTheCounter(page, link.origin)
    await page.goto(`${link.origin}/mostrador`)
    await page.getByRole('button', { name: VER }).first().waitFor()
    await isWhole(page)
    await until(3 * A_MINUTE, 'The reader of PDFs on this phone', () => page.evaluate(hasReader))
    return page.evaluate(someDocument)
  })
  await link.cut()
  const { port, stop } = await serve(await buildPage('pdf'))
  const bare = await world.behind(port, PROFILES.open)
  const base = await newProfile()
  // Opened once before, as the product was when it stored its documents.
  await onPhone(base, (page) => bareOpens(page, bare.origin, bytes))
  try {
    const opened = await interleave(
      rounds,
      () => onCopy(made, (page) => counterOpens(page, link.origin)),
      () => onCopy(base, (page) => bareOpens(page, bare.origin, bytes)),
    )
    const row = { of: '21', against: 'bare pdf.js', unit: 'ms', limit: 1.3 } as const
    return [
      goal<(typeof opened)[number]>(
        {
          ...row,
          metric: 'PDF from the counter, first opening',
          from: ({ ours, base: plain }) => ({ ours: ours.cold, base: plain.cold }),
        },
        opened,
      ),
      goal<(typeof opened)[number]>(
        {
          ...row,
          metric: 'PDF from the counter, second opening',
          from: ({ ours, base: plain }) => ({ ours: ours.again, base: plain.again }),
        },
        opened,
      ),
      goal<(typeof opened)[number]>(
        {
          ...row,
          metric: 'PDF from the counter, first opening',
          against: '2 s',
          limit: 1,
          from: ({ ours }) => ({ ours: ours.cold, base: 2000 }),
        },
        opened,
      ),
    ]
  } finally {
    stop()
    await Promise.all([made, base].map(removeProfile))
  }
}

async function onCopy(made: string, measuring: (page: Page) => Promise<Opened>): Promise<Opened> {
  const profile = await copyOf(made)
  try {
    return await onPhone(profile, measuring)
  } finally {
    await removeProfile(profile)
  }
}

async function counterOpens(page: Page, origin: string): Promise<Opened> {
  await page.goto(`${origin}/mostrador`)
  await page.locator('.fui-FluentProvider .mostrador').waitFor()
  const button = page.getByRole('button', { name: VER }).first()
  const once = async () => {
    await page.evaluate(WATCH)
    await button.tap()
    return Number(await within(A_MINUTE, 'A page of a PDF', page.evaluate('window.drawn')))
  }
  const cold = await once()
  await page.getByRole('button', { name: 'Cerrar el documento', exact: true }).tap()
  await page.locator('.hoja-de-documento').waitFor({ state: 'detached' })
  return { cold, again: await once() }
}

// Text, not a function: the runner's compiler would leave helpers in it that no page has.
const WATCH = `window.drawn = new Promise((resolve) => {
  let begun = 0
  addEventListener('pointerdown', ({ timeStamp }) => (begun = timeStamp), { once: true, capture: true })
  const changes = new MutationObserver(() => {
    if (!document.querySelector('.hoja-de-documento canvas')) return
    changes.disconnect()
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => resolve(performance.now() - begun)
      port2.postMessage(0)
    })
  })
  changes.observe(document, { childList: true, subtree: true })
}); undefined`

async function bareOpens(page: Page, origin: string, bytes: number[]): Promise<Opened> {
  await page.goto(origin)
  await page.evaluate(`window.bytes = new Uint8Array(${JSON.stringify(bytes)}).buffer; undefined`)
  const once = () =>
    within(A_MINUTE, 'A page of a PDF', page.evaluate<number>('abrir(window.bytes)'))
  return { cold: await once(), again: await once() }
}

/** Runs in the page: true if the files that draw a PDF are stored. */
async function hasReader(): Promise<boolean> {
  const names = await Promise.all(
    (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
  )
  const urls = names.flat().map(({ url }) => url)
  return ['/lector-', '/worker-pdf-', '/VisorGuardado-'].every((part) =>
    urls.some((url) => url.includes(part)),
  )
}

/** Runs in the page: the bytes of a stored PDF. */
function someDocument(): Promise<number[]> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('portal')
    opening.addEventListener('error', () => reject(opening.error ?? new Error('portal')))
    opening.addEventListener('success', () => {
      const all = opening.result.transaction('archivos').objectStore('archivos').getAll()
      all.addEventListener('success', () => {
        opening.result.close()
        const found = (all.result as { type: string; bytes: ArrayBuffer }[]).find(
          ({ type }) => type === 'application/pdf',
        )
        if (found) resolve([...new Uint8Array(found.bytes)])
        else reject(new Error('No PDF is stored.'))
      })
    })
  })
}
