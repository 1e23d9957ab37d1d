import { type Page, chromium } from 'playwright'

import { within } from '../../tests/bench/deadline.ts'
import { allArrived } from '../../tests/bench/notices.ts'
import { enter } from '../../tests/bench/signIn.ts'
import { QUIET } from '../../tests/support/flags.ts'
import { findChromium } from '../chromium.mjs'
import { ADDRESS } from './place.ts'

const PRESS_EVERY_MS = 2_000
/** The app waits longer and longer between tries: up to this after a long outage. */
const ARRIVE_SECONDS = 180
const LATE_MS = 20_000

/** The app's outbox, changes that it got in this failure, and errors of the page. */
export type InBrowser = {
  rows: { state: string; keys: string[] }[]
  made: number
  errors: string[]
  signedIn: boolean
}

/** The app in Chromium: a person dismisses notices, one after another, and the app's outbox sends them. */
export async function startBrowser() {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: QUIET })
  const context = await browser.newContext({ locale: 'es-AR' })
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await within(ARRIVE_SECONDS, 'The sign-in in the browser', enter(page, ADDRESS))
  let over = new AbortController()
  let pressing = Promise.resolve()
  let before = 0
  return {
    begin() {
      over = new AbortController()
      const { signal } = over
      pressing = (async () => {
        while (!signal.aborted) {
          await dismissOne(page).catch(({ message }: Error) => errors.push(message))
          await page.waitForTimeout(PRESS_EVERY_MS)
        }
      })()
    },
    /** Presses no more, and waits until the outbox has sent everything. */
    async settle(): Promise<InBrowser> {
      over.abort()
      await pressing
      // If this fails, the rows below show it.
      const arrived = page.evaluate(allArrived(ARRIVE_SECONDS)).catch(() => undefined)
      await within(ARRIVE_SECONDS + 30, 'The end of the browser’s changes', arrived)
      // A page that takes a new version in this moment is signed in a moment later.
      const signedIn = await page
        .locator('.timbre')
        .waitFor({ timeout: LATE_MS })
        .then(
          () => true,
          () => false,
        )
      const rows = await page.evaluate<InBrowser['rows']>(ROWS)
      const made = rows.length - before
      before = rows.length
      return { rows, made, errors: errors.splice(0), signedIn }
    },
    async close(): Promise<void> {
      over.abort()
      await pressing
      await browser.close()
    },
  }
}

async function dismissOne(page: Page): Promise<void> {
  await page.locator('.timbre').click({ timeout: LATE_MS })
  await page.locator('#notificaciones li button').first().click({ timeout: LATE_MS })
  await page.locator('#notificaciones').waitFor({ state: 'hidden', timeout: LATE_MS })
}

/** Text, as the compiler's helpers are not in the page. */
const ROWS = `new Promise((resolve, reject) => {
  const opening = indexedDB.open('portal-salida')
  opening.onerror = () => reject(opening.error)
  opening.onsuccess = () => {
    const all = opening.result.transaction('operaciones').objectStore('operaciones').getAll()
    all.onerror = () => reject(all.error)
    all.onsuccess = () => {
      opening.result.close()
      resolve(all.result.map(({ state, keys }) => ({ state, keys })))
    }
  }
})`
