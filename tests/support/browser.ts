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
  /** True for a browser that says it is a phone's. */
  mobile?: boolean
  forcedColors?: 'active' | 'none'
  /** The phone's time zone. */
  timezoneId?: string
  /**
   * Features that this browser lacks or has wrong, as scripts that run before a page's own
   * (tests/faults/support/lacks.ts).
   */
  scripts?: string[]
  /**
   * The film that its camera shows (tests/support/camara.ts); without it the camera is forbidden.
   */
  camara?: string
  /**
   * The full browser with windows and permissions, for tests in which the light build behaves
   * otherwise.
   */
  entero?: boolean
  /** It offers to install the portal at the first visit, not only after some visits. */
  ofreceInstalar?: boolean
  /** It tells Wi-Fi from mobile data, as on phones. */
  dicePorDonde?: boolean
  /** Starts with a copy of this profile, made for this origin. */
  perfil?: string
}

export type Browser = Awaited<ReturnType<typeof openBrowser>>

/** A phone's browser with its own profile; `restart` closes it and opens it again. */
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
    // Exceptions that are not an Error (the browser's own, Dexie's) have an empty stack.
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
      .catch(() => undefined) // The worker stopped before the test could listen to it.
  }

  /** A page's worker outlives it by a moment, in which it may still send. */
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
    /** Ends the browser as a dead battery would: no work is finished. */
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
 * True unless network faults make Chromium say this by itself: failed requests, a precache that
 * could not be fetched (the browser tries the installation again), a sync event that will be fired
 * again, also by a worker that was stopped meanwhile.
 */
export const isOurs = (text: string) =>
  !/^Failed to load resource|^An unknown error occurred when fetching the script\.$|^unhandled while installing[^:]*: (TypeError: Failed to fetch|NetworkError: Failed to execute 'importScripts')|^unhandled while (activated|redundant): Error: (\d+|some) changes are still to be sent/.test(
    text,
  )

function fail(message: string): never {
  throw new Error(message)
}
