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
/** Longest possible visit, in seconds: five hundred changes over a slow link take two minutes. */
const LONGEST_VISIT = 600

let executable: string | undefined

const profiles = mkdtempSync(join(tmpdir(), 'bench-profiles-'))

export const newProfile = () => mkdtemp(join(profiles, 'profile-'))

// A browser's last helpers may still write into a removed profile: at the end all profiles are
// removed.
process.on('exit', () => rmSync(profiles, { recursive: true, force: true }))

/**
 * A copy without the lock of an open browser: that browser may take its time to end, and no other
 * opens a locked profile.
 */
export async function copyOf(profile: string): Promise<string> {
  const copy = await newProfile()
  const filter = (path: string) => !basename(path).startsWith('Singleton')
  await cp(profile, copy, { recursive: true, filter })
  return copy
}

/**
 * A phone with this profile while `visiting` runs; unless told otherwise the processor is four times
 * slower. `camara`: the film of its camera.
 */
export async function onPhone<T>(
  profile: string,
  visiting: (page: Page, context: BrowserContext) => Promise<T>,
  { camara, slower = SLOWER }: { camara?: string; slower?: number } = {},
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
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower })
    const whole = visiting(page, context)
    return await within(LONGEST_VISIT, 'The end of what a phone does', whole)
  } finally {
    await within(A_MINUTE, 'The end of the browser', context.close())
  }
}

export const removeProfile = (profile: string) => rm(profile, { recursive: true, force: true })

/** Times of one visit, in ms from its start. */
export type Visit = {
  firstPaint: number
  /** Time at which the page's content was on screen. */
  seen: number
  mark: number
  scriptBytes: number
  /** If the sign asks for it: the size of layout shifts, and the bytes of the page's objects. */
  moved: number
  heap: number
  /** If the sign asks for it: time in ms that long tasks kept the page from answering, and the longest of them. */
  blocked: number
  longest: number
}

/** The sign that a screen is ready: its own mark, and content that is visible by then; `check` throws if it is not. */
export type Sign = {
  mark: string
  selector: string
  /** For a screen without a mark: the selector of a usable part, which sets the mark `TAKEN`. */
  taken?: string
  /** Names of buttons to press on the way, one after another, as soon as each is there. */
  presses?: string[]
  /** Measures the page's memory, and a while later its layout shifts. */
  atRest?: true
  /** Waits a while and sums up the long tasks; then measures the page's memory. */
  tasks?: true
  check?: (page: Page) => Promise<void>
}

export const TAKEN = 'bench-taken'

const MAY_LAG = 400
const A_WHILE = 2000
const SEEN = 'bench-seen'
const THERE = 'bench: all of it is there'

// Text, not a function: the runner's compiler would leave helpers in it that no page has. It looks
// when the page changes and reports once; a look in each frame, or from outside with tools of its
// own, would keep a slow phone busy.
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
  window.tasks = []
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.tasks.push({ duration })
  }).observe({ entryTypes: ['longtask'] })
  window.moved = 0
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) window.moved += value
  }).observe({ type: 'layout-shift', buffered: true })
}`

/**
 * Opens an address and waits for its mark; a mark set long before its content is visible is an
 * error.
 */
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
  const read = readVisit(entries as PerformanceResourceTiming[], address, sign)
  const tasks = sign.tasks ? await longTasks(page) : NO_TASKS
  const rested = sign.atRest || sign.tasks ? await rest(page) : NOT_RESTED
  return { ...read, ...tasks, ...rested }
}

const NO_TASKS = { blocked: Number.NaN, longest: Number.NaN }
const NOT_RESTED = { moved: Number.NaN, heap: Number.NaN }

type Task = { duration: number }
/** A task blocks for the time that it lasts longer. */
const A_MOMENT = 50

async function longTasks(page: Page): Promise<Pick<Visit, 'blocked' | 'longest'>> {
  await page.waitForTimeout(A_WHILE)
  const all = await page.evaluate(() => (window as unknown as { tasks: Task[] }).tasks)
  return {
    blocked: all.reduce((sum, { duration }) => sum + duration - A_MOMENT, 0),
    longest: Math.max(0, ...all.map(({ duration }) => duration)),
  }
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
): Omit<Visit, 'moved' | 'heap' | 'blocked' | 'longest'> {
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
