import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { type BrowserContext, type Page, type Worker, chromium } from 'playwright'

import { QUIET } from './flags.ts'

const ANDROID =
  'Mozilla/5.0 (Linux; Android 13; moto e13) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36'

const ETIQUETA = 'workbox-background-sync:salida'

export type Look = {
  width?: number
  height?: number
  colorScheme?: 'light' | 'dark'
  /** A phone as its browser says of itself; a computer otherwise. */
  mobile?: boolean
  forcedColors?: 'active' | 'none'
}

export type Browser = Awaited<ReturnType<typeof openBrowser>>

/** A phone's browser with a profile of its own: `restart` is the person closing it and opening it again. */
export async function openBrowser(origin: string, look: Look = {}) {
  const { width = 390, height = 844, mobile = true, ...media } = look
  const profile = await mkdtemp(join(tmpdir(), 'portal-navegador-'))
  const problems: string[] = []
  let context = await launch()

  async function launch(): Promise<BrowserContext> {
    const opened = await chromium.launchPersistentContext(profile, {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: QUIET,
      viewport: { width, height },
      hasTouch: mobile,
      isMobile: mobile,
      ...(mobile && { userAgent: ANDROID }),
      locale: 'es-AR',
      timezoneId: 'America/Argentina/Buenos_Aires',
      permissions: ['clipboard-read', 'clipboard-write', 'background-sync'],
      ...media,
    })
    opened.on('weberror', (error) =>
      problems.push(`exception: ${error.error().stack ?? error.error().message}`),
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
        const { serviceWorker } = self as unknown as { serviceWorker?: { state: string } }
        self.addEventListener('unhandledrejection', ({ reason }) =>
          console.error(
            `unhandled while ${serviceWorker?.state}:`,
            reason instanceof Error ? (reason.stack ?? String(reason)) : String(reason),
          ),
        )
      })
      .catch(() => undefined) // stopped before it could be listened to
  }

  return {
    origin,
    profile,
    problems,
    context: () => context,
    page: (): Page => context.pages().at(-1) ?? fail('no page is open'),
    newPage: () => context.newPage(),
    async closeWindows() {
      const blank = await context.newPage()
      for (const page of context.pages()) if (page !== blank) await page.close()
      return blank
    },
    async restart() {
      await context.close()
      return relaunch()
    },
    /** The battery is pulled: nothing gets to finish. */
    async kill() {
      const closed = context.waitForEvent('close')
      for (const pid of await processesOf(profile)) process.kill(pid, 'SIGKILL')
      await closed
      return relaunch()
    },
    /** What the browser does when the signal is back: wakes the service worker, with or without a window. */
    async fireSync() {
      const page = context.pages()[0] ?? (await context.newPage())
      const session = await context.newCDPSession(page)
      const registrationId = await new Promise<string>((resolve) => {
        session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
          const found = registrations.find(
            ({ scopeURL, isDeleted }) => scopeURL.startsWith(origin) && !isDeleted,
          )
          if (found) resolve(found.registrationId)
        })
        void session.send('ServiceWorker.enable')
      })
      await session.send('ServiceWorker.dispatchSyncEvent', {
        origin,
        registrationId,
        tag: ETIQUETA,
        lastChance: false,
      })
      await session.detach()
    },
    async close() {
      await context.close()
      await rm(profile, { recursive: true, force: true })
    },
  }
}

/**
 * What the faults of the network make Chromium say, and nothing else: of requests, of a precache that could not be
 * fetched (the browser tries the installation again), of a sync that is to be fired again.
 */
const isOurs = (text: string) =>
  !/^Failed to load resource|^unhandled while installing: TypeError: Failed to fetch|^unhandled while activated: Error: \d+ changes are still to be sent/.test(
    text,
  )

/** Chromium's main process of this profile: the one that is no child of another. */
async function processesOf(profile: string): Promise<number[]> {
  const found: number[] = []
  for (const entry of await readdir('/proc')) {
    if (!/^\d+$/.test(entry)) continue
    const command = await readFile(`/proc/${entry}/cmdline`, 'utf8').catch(() => '') // gone meanwhile
    if (command.includes(`--user-data-dir=${profile}`) && !command.includes('--type='))
      found.push(Number(entry))
  }
  return found
}

function fail(message: string): never {
  throw new Error(message)
}
