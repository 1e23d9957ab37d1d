import { mkdtempSync, rmSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { type BrowserContext, type Page, chromium } from 'playwright'

import { findChromium } from '../../tools/chromium.mjs'
import { QUIET } from '../support/flags.ts'

const PHONE = { width: 412, height: 915 }
const SLOWER = 4

let executable: string | undefined

const profiles = mkdtempSync(join(tmpdir(), 'bench-profiles-'))

export const newProfile = () => mkdtemp(join(profiles, 'profile-'))

// A browser's last helpers may still write into a profile that was removed: at the end all of them go.
process.on('exit', () => rmSync(profiles, { recursive: true, force: true }))

export async function copyOf(profile: string): Promise<string> {
  const copy = await newProfile()
  await cp(profile, copy, { recursive: true })
  return copy
}

/** A phone with this profile, for as long as `visiting` lasts; the processor is four times slower. */
export async function onPhone<T>(
  profile: string,
  visiting: (page: Page, context: BrowserContext) => Promise<T>,
): Promise<T> {
  executable ??= await findChromium()
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: executable,
    args: QUIET,
    viewport: PHONE,
    isMobile: true,
    hasTouch: true,
    locale: 'es-AR',
  })
  try {
    const page = context.pages()[0] ?? (await context.newPage())
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    return await visiting(page, context)
  } finally {
    await context.close()
  }
}

export const removeProfile = (profile: string) => rm(profile, { recursive: true, force: true })

/** What one visit showed, in ms from its start. */
export type Visit = { firstPaint: number; mark: number; scriptBytes: number }

/** What says that a screen is there: a mark of its own, and what a person sees by then; `check` throws where it is not so. */
export type Sign = { mark: string; selector: string; check?: (page: Page) => Promise<void> }

const MAY_LAG = 400
const SEEN = 'bench-seen'
const THERE = 'bench: all of it is there'

// Text and not a function: the runner's compiler would leave helpers in it that no page has. It looks when the page
// changes, and calls out once; a look in every frame, or one from outside, which brings tools of its own into the page,
// would itself be what a slow phone is busy with.
const watchFor = ({ selector, mark }: Sign) => `{
  const names = ${JSON.stringify([mark, SEEN, 'first-contentful-paint'])}
  const look = () => {
    const found = document.querySelector(${JSON.stringify(selector)})
    if (!found || found.getClientRects().length === 0) return
    performance.mark('${SEEN}')
    changes.disconnect()
  }
  const changes = new MutationObserver(look)
  changes.observe(document, { childList: true, subtree: true })
  const entries = new PerformanceObserver(() => {
    if (!names.every((name) => performance.getEntriesByName(name).length > 0)) return
    entries.disconnect()
    console.debug('${THERE}')
  })
  entries.observe({ entryTypes: ['mark', 'paint'] })
}`

/** Opens an address and waits for its mark; a mark set long before its content can be seen is an error. */
export async function visit(page: Page, address: string, sign: Sign): Promise<Visit> {
  await page.addInitScript(watchFor(sign))
  const there = page.waitForEvent('console', (message) => message.text() === THERE)
  await page.goto(address, { waitUntil: 'commit' })
  await there
  const entries = await page.evaluate(() =>
    performance.getEntries().map((entry): unknown => entry.toJSON()),
  )
  await sign.check?.(page)
  return readVisit(entries as PerformanceResourceTiming[], address, sign)
}

function readVisit(
  entries: PerformanceResourceTiming[],
  address: string,
  { mark, selector }: Sign,
): Visit {
  const at = (name: string) => entries.find((entry) => entry.name === name)?.startTime ?? Number.NaN
  const lag = at(SEEN) - at(mark)
  if (lag > MAY_LAG)
    throw new Error(
      `${address}: '${mark}' was set ${Math.round(lag)} ms before ${selector} could be seen`,
    )
  const scripts = entries.filter(
    ({ entryType, name, responseEnd }) =>
      entryType === 'resource' && name.endsWith('.js') && responseEnd <= at(mark),
  )
  return {
    firstPaint: at('first-contentful-paint'),
    mark: at(mark),
    scriptBytes: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  }
}
