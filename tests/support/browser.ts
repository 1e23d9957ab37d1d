import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { type BrowserContext, type Page, type Worker, chromium } from 'playwright'

import { devtoolsOf } from './devtools.ts'
import { ANDROID, CAMERA, QUIET, filmed } from './flags.ts'
import { mainProcessOf } from './processes.ts'

const WHOLE = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'

export type Look = {
  width?: number
  height?: number
  colorScheme?: 'light' | 'dark'
  /** A phone as its browser says of itself; a computer otherwise. */
  mobile?: boolean
  forcedColors?: 'active' | 'none'
  /** Where the phone believes to be. */
  timezoneId?: string
  /** What this browser lacks or does wrong, as scripts that run before a page's own (tests/faults/support/lacks.ts). */
  scripts?: string[]
  /** What its camera sees, as a film (tests/support/camara.ts); without one the person has forbidden it. */
  camara?: string
  /** The browser with its windows and permissions, where its light build does not do what theirs does. */
  entero?: boolean
  /** It offers to install the portal at once, not only to whoever came back some times. */
  ofreceInstalar?: boolean
  /** It tells a Wi-Fi from the rest, as on phones. */
  dicePorDonde?: boolean
  /** The profile that it begins with a copy of: who used it knows this origin. */
  perfil?: string
}

export type Browser = Awaited<ReturnType<typeof openBrowser>>

/** A phone's browser with a profile of its own: `restart` is the person closing it and opening it again. */
export async function openBrowser(origin: string, look: Look = {}) {
  const {
    width = 390,
    height = 844,
    mobile = true,
    scripts = [],
    entero = false,
    ofreceInstalar = false,
    dicePorDonde = false,
    camara,
    perfil,
    ...media
  } = look
  const profile = await mkdtemp(join(tmpdir(), 'portal-navegador-'))
  if (perfil !== undefined) await cp(perfil, profile, { recursive: true })
  const problems: string[] = []
  let context = await launch()

  async function launch(): Promise<BrowserContext> {
    const opened = await chromium.launchPersistentContext(profile, {
      executablePath: entero ? WHOLE : (process.env['CHROMIUM_LIGHT_PATH'] ?? WHOLE),
      args: [
        ...QUIET,
        ...(camara === undefined ? CAMERA : filmed(camara)),
        ...(ofreceInstalar ? ['--bypass-app-banner-engagement-checks'] : []),
        ...(dicePorDonde ? ['--enable-blink-features=NetInfoDownlinkMax'] : []),
      ],
      // Whole pages are kept for Back and Forward, as in people's browsers.
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
      viewport: { width, height },
      hasTouch: mobile,
      isMobile: mobile,
      ...(mobile && { userAgent: ANDROID }),
      locale: 'es-AR',
      timezoneId: 'America/Argentina/Buenos_Aires',
      permissions: [
        'clipboard-read',
        'clipboard-write',
        'background-sync',
        'screen-wake-lock',
        ...(camara === undefined ? [] : ['camera']),
      ],
      ...media,
    })
    for (const content of scripts) await opened.addInitScript({ content })
    // What is no Error has an empty stack there: the browser's own, Dexie's.
    opened.on('weberror', (event) =>
      problems.push(`exception: ${event.error().stack || String(event.error())}`),
    )
    opened.on('console', (message) => {
      if (message.type() === 'error' && isOurs(message.text()))
        problems.push(`console: ${message.text()}`)
    })
    opened.on('serviceworker', (worker) => void listen(worker))
    opened.serviceWorkers().forEach((worker) => void listen(worker))
    return opened
  }

  async function relaunch(): Promise<Page> {
    context = await launch()
    return context.pages()[0] ?? context.newPage()
  }

  async function listen(worker: Worker) {
    worker.on('console', (message) => {
      if (message.type() === 'error' && isOurs(message.text()))
        problems.push(`service worker: ${message.text()}`)
    })
    await worker
      .evaluate(() => {
        const { serviceWorker, registration } = self as unknown as {
          serviceWorker?: { state: string }
          registration: object
        }
        const without = 'sync' in registration ? '' : ' without sync events'
        self.addEventListener('unhandledrejection', ({ reason }) =>
          console.error(
            `unhandled while ${serviceWorker?.state}${without}:`,
            reason instanceof Error ? (reason.stack ?? String(reason)) : String(reason),
          ),
        )
      })
      .catch(() => undefined) // stopped before it could be listened to
  }

  /** A page's worker outlives it by a moment, and may send something in that moment. */
  async function leave(page: Page) {
    const ended = page.workers().map((worker) => worker.waitForEvent('close'))
    await page.goto('about:blank')
    await Promise.all(ended)
    await page.close()
  }

  return {
    origin,
    profile,
    problems,
    ...devtoolsOf({ origin, profile, context: () => context }),
    context: () => context,
    page: (): Page => context.pages().at(-1) ?? fail('no page is open'),
    newPage: () => context.newPage(),
    async closeWindows() {
      const blank = await context.newPage()
      for (const page of context.pages()) if (page !== blank) await leave(page)
      return blank
    },
    async restart(meanwhile?: () => Promise<unknown>) {
      await context.close()
      await meanwhile?.()
      return relaunch()
    },
    /** The battery is pulled: nothing gets to finish. */
    async kill(meanwhile?: () => Promise<unknown>) {
      const closed = context.waitForEvent('close')
      for (const pid of await mainProcessOf(profile)) process.kill(pid, 'SIGKILL')
      await closed
      await meanwhile?.()
      return relaunch()
    },
    async close() {
      await context.close()
      await rm(profile, { recursive: true, force: true })
    },
  }
}

/**
 * What the faults of the network make Chromium say, and nothing else: of requests, of a precache that could not be
 * fetched (the browser tries the installation again), of a sync event that is to be fired again, also by a worker
 * that was taken away over it.
 */
export const isOurs = (text: string) =>
  !/^Failed to load resource|^An unknown error occurred when fetching the script\.$|^unhandled while installing[^:]*: (TypeError: Failed to fetch|NetworkError: Failed to execute 'importScripts')|^unhandled while (activated|redundant): Error: (\d+|some) changes are still to be sent/.test(
    text,
  )

function fail(message: string): never {
  throw new Error(message)
}
