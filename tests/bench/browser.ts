import { mkdtempSync, rmSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

import { type BrowserContext, type Page, chromium } from 'playwright'

import { findChromium } from '../../tools/chromium.mjs'
import { QUIET, filmed } from '../support/flags.ts'
import { A_MINUTE, within } from './deadline.ts'

const PHONE = { width: 412, height: 915 }
const SLOWER = 4
/** No visit takes so long, in seconds: five hundred changes over a slow link take two minutes. */
const LONGEST_VISIT = 600

let executable: string | undefined

const profiles = mkdtempSync(join(tmpdir(), 'bench-profiles-'))

export const newProfile = () => mkdtemp(join(profiles, 'profile-'))

// A browser's last helpers may still write into a profile that was removed: at the end all of them go.
process.on('exit', () => rmSync(profiles, { recursive: true, force: true }))

/** Without what says that a browser has it open: one may take its time to end, and no other one opens a profile that says so. */
export async function copyOf(profile: string): Promise<string> {
  const copy = await newProfile()
  const filter = (path: string) => !basename(path).startsWith('Singleton')
  await cp(profile, copy, { recursive: true, filter })
  return copy
}

/** A phone with this profile, for as long as `visiting` lasts; the processor is four times slower. `camara`: the film that it sees. */
export async function onPhone<T>(
  profile: string,
  visiting: (page: Page, context: BrowserContext) => Promise<T>,
  { camara }: { camara?: string } = {},
): Promise<T> {
  executable ??= await findChromium()
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: executable,
    args: [...QUIET, ...(camara === undefined ? [] : filmed(camara))],
    viewport: PHONE,
    isMobile: true,
    hasTouch: true,
    locale: 'es-AR',
  })
  try {
    const page = context.pages()[0] ?? (await context.newPage())
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    const whole = visiting(page, context)
    return await within(LONGEST_VISIT, 'The end of what a phone does', whole)
  } finally {
    await within(A_MINUTE, 'The end of the browser', context.close())
  }
}

export const removeProfile = (profile: string) => rm(profile, { recursive: true, force: true })

/** What one visit showed, in ms from its start. */
export type Visit = {
  firstPaint: number
  /** When what a person came for was on screen. */
  seen: number
  mark: number
  scriptBytes: number
  /** Of a sign that asks for it: how far things moved, and the bytes of the page's objects. */
  moved: number
  heap: number
}

/** What says that a screen is there: a mark of its own, and what a person sees by then; `check` throws where it is not so. */
export type Sign = {
  mark: string
  selector: string
  /** Of a screen without a mark of its own: what is there once it can be used, which sets the mark `TAKEN`. */
  taken?: string
  /** What is pressed on the way, one after the other, as soon as each is there. */
  presses?: string[]
  /** It is looked at what the page holds, and a while later what has moved. */
  atRest?: true
  check?: (page: Page) => Promise<void>
}

export const TAKEN = 'bench-taken'

const MAY_LAG = 400
const A_WHILE = 2000
const SEEN = 'bench-seen'
const THERE = 'bench: all of it is there'

// Text and not a function: the runner's compiler would leave helpers in it that no page has. It looks when the page
// changes, and calls out once; a look in every frame, or one from outside, which brings tools of its own into the page,
// would itself be what a slow phone is busy with.
const watchFor = ({ selector, taken, mark, presses = [] }: Sign) => `{
  const names = ${JSON.stringify([mark, SEEN, 'first-contentful-paint'])}
  const wanted = new Map(${JSON.stringify([[SEEN, selector], ...(taken === undefined ? [] : [[TAKEN, taken]])])})
  const presses = ${JSON.stringify(presses)}
  const seen = (selector) => {
    const found = document.querySelector(selector)
    return found && found.getClientRects().length > 0 ? found : undefined
  }
  const look = () => {
    const press = presses.length > 0 && seen(presses[0])
    if (press) {
      presses.shift()
      press.click()
    }
    for (const [name, selector] of wanted) {
      if (!seen(selector)) continue
      performance.mark(name)
      wanted.delete(name)
    }
    if (wanted.size === 0) changes.disconnect()
  }
  const changes = new MutationObserver(look)
  changes.observe(document, { childList: true, subtree: true })
  const entries = new PerformanceObserver(() => {
    if (!names.every((name) => performance.getEntriesByName(name).length > 0)) return
    entries.disconnect()
    console.debug('${THERE}')
  })
  entries.observe({ entryTypes: ['mark', 'paint'] })
  window.moved = 0
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) window.moved += value
  }).observe({ type: 'layout-shift', buffered: true })
}`

/** Opens an address and waits for its mark; a mark set long before its content can be seen is an error. */
export async function visit(page: Page, address: string, sign: Sign): Promise<Visit> {
  await page.addInitScript(watchFor(sign))
  const there = page.waitForEvent('console', {
    predicate: (message) => message.text() === THERE,
    timeout: 0,
  })
  await Promise.all([
    within(A_MINUTE, `${address}: '${sign.mark}' with ${sign.selector}`, there),
    page.goto(address, { waitUntil: 'commit' }),
  ])
  const entries = await page.evaluate(() =>
    performance.getEntries().map((entry): unknown => entry.toJSON()),
  )
  await sign.check?.(page)
  const rested = sign.atRest ? await rest(page) : { moved: Number.NaN, heap: Number.NaN }
  return { ...readVisit(entries as PerformanceResourceTiming[], address, sign), ...rested }
}

async function rest(page: Page): Promise<Pick<Visit, 'moved' | 'heap'>> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable')
  await devtools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devtools.send('Performance.getMetrics')
  const heap = metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN
  await page.waitForTimeout(A_WHILE)
  const moved = await page.evaluate(() => (window as unknown as { moved: number }).moved)
  return { moved, heap }
}

function readVisit(
  entries: PerformanceResourceTiming[],
  address: string,
  { mark, selector }: Sign,
): Omit<Visit, 'moved' | 'heap'> {
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
  const firstPaint = at('first-contentful-paint')
  return {
    firstPaint,
    seen: Math.max(at(SEEN), firstPaint),
    mark: at(mark),
    scriptBytes: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  }
}
