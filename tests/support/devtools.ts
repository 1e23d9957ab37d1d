import { readFile, readdir, stat, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { BrowserContext, CDPSession, Page } from 'playwright'

import { rendererOf } from './processes.ts'

const SYNC_TAG = 'workbox-background-sync:salida'

type Inside = { origin: string; profile: string; context: () => BrowserContext }

/**
 * Acts that no page can do to itself: browser events, stopped workers, full, evicted and damaged
 * storage, frozen tabs.
 */
export function devtoolsOf({ origin, profile, context }: Inside) {
  const anyPage = async () => context().pages()[0] ?? (await context().newPage())

  async function withSession<T>(work: (session: CDPSession) => Promise<T>): Promise<T> {
    const session = await context().newCDPSession(await anyPage())
    try {
      return await work(session)
    } finally {
      await session.detach()
    }
  }

  return {
    /**
     * Wakes the service worker as the browser does when the signal is back, with or without a
     * window.
     */
    fireSync: ({ lastChance = false, tag = SYNC_TAG } = {}) =>
      withSession(async (session) => {
        const registrationId = await registrationOf(session, origin)
        await session.send('ServiceWorker.dispatchSyncEvent', {
          origin,
          registrationId,
          tag,
          lastChance,
        })
      }),

    /**
     * Plays the same event within the worker; returns the outcome by which the browser decides to
     * fire it again.
     */
    async outcomeOfSync(): Promise<string> {
      const [worker] = context().serviceWorkers()
      if (!worker) throw new Error('no service worker runs')
      return worker.evaluate(playSync, SYNC_TAG)
    },

    firePeriodicSync: (tag: string) =>
      withSession(async (session) => {
        const registrationId = await registrationOf(session, origin)
        await session.send('ServiceWorker.dispatchPeriodicSyncEvent', {
          origin,
          registrationId,
          tag,
        })
      }),

    /**
     * Hands a decrypted message to the browser, as the push service does: wakes the service worker,
     * with or without a window.
     */
    deliverPush: (data: string) =>
      withSession(async (session) => {
        const registrationId = await registrationOf(session, origin)
        await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
      }),

    /**
     * Runs this script in the service worker, then reports a changed push address; resolves once
     * the worker is done.
     */
    async changeAddress(script: string) {
      const [worker] = context().serviceWorkers()
      if (!worker) throw new Error('no service worker runs')
      await worker.evaluate(script)
      await worker.evaluate(playChange)
    },

    /** The notices that the browser shows. */
    async shownNotices(): Promise<Notice[]> {
      const [worker] = context().serviceWorkers()
      return (await worker?.evaluate(readNotices)) ?? []
    },

    /** Touches the notice; returns the addresses at which the portal is opened. */
    async touchNotice(tag: string): Promise<string[]> {
      const [worker] = context().serviceWorkers()
      if (!worker) throw new Error('no service worker runs')
      return worker.evaluate(touch, tag)
    },

    /** Ends the service worker, as the browser does when memory is short. */
    stopServiceWorkers: () =>
      withSession(async (session) => {
        await session.send('ServiceWorker.enable')
        await session.send('ServiceWorker.stopAllWorkers')
      }),

    /**
     * Sets the room for storage, before the origin's first use in this run: later Chromium keeps
     * the room it knew. Lasts as long as the page that is open now. Large values count once they
     * are on the disk: only a value below the used room is met for certain.
     */
    async setQuota(bytes: number) {
      const session = await context().newCDPSession(await anyPage())
      await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: bytes })
    },

    /** Evicts the origin's data as the browser does: all of them, or only the databases. */
    evict: (what: 'all' | 'indexeddb') =>
      withSession(async (session) => {
        await session.send('Storage.clearDataForOrigin', { origin, storageTypes: what })
      }),

    /**
     * Local storage as text from the disk: Chromium writes it some seconds late, and a busy one
     * loses it if it is closed before.
     */
    async localStorageOnDisk(): Promise<string> {
      const folder = join(profile, 'Default', 'Local Storage', 'leveldb')
      const logs = (await readdir(folder)).filter((name) => name.endsWith('.log'))
      const texts = await Promise.all(logs.map((name) => readFile(join(folder, name), 'latin1')))
      return texts.join('')
    },

    /**
     * Spoils the databases of the closed browser: Chromium then starts empty ones, while local
     * storage survives.
     */
    async damageDatabases() {
      const folder = join(profile, 'Default', 'IndexedDB')
      for (const base of (await readdir(folder)).filter((name) => name.endsWith('.leveldb')))
        for (const file of await readdir(join(folder, base)))
          if (file === 'CURRENT' || file.startsWith('MANIFEST-'))
            await writeFile(join(folder, base, file), 'nada de esto sirve')
    },

    /** The files to which the browser appends the writes of its databases, oldest first. */
    logsOfDatabases: () => logsIn(join(profile, 'Default', 'IndexedDB')),

    /**
     * Cuts the last entry of the newest log, as a kill during the write would; only while the
     * browser is closed.
     */
    async breakLogOff() {
      const log = (await logsIn(join(profile, 'Default', 'IndexedDB'))).at(-1)
      if (log === undefined) throw new Error('the browser has no log of its databases')
      await truncate(log, (await stat(log)).size - 1000)
      return log
    },

    /** Stops the tab's process in the middle of its work; returns a function that lets it go on. */
    async freeze(page: Page): Promise<() => void> {
      const pid = await rendererOf(profile, () => page.evaluate(workFor, 400))
      process.kill(pid, 'SIGSTOP')
      return () => void process.kill(pid, 'SIGCONT')
    },

    /** Kills the tab's process; the tab stays, empty. */
    async crash(page: Page) {
      const crashed = page.waitForEvent('crash')
      await page.goto('chrome://crash').catch(() => undefined) // The answer never arrives.
      await crashed
    },
  }
}

async function logsIn(folder: string): Promise<string[]> {
  const bases = (await readdir(folder)).filter((name) => name.endsWith('.leveldb'))
  const logs = bases.map(async (base) =>
    (await readdir(join(folder, base)))
      .filter((name) => name.endsWith('.log'))
      .map((name) => join(folder, base, name)),
  )
  return (await Promise.all(logs)).flat().toSorted()
}

export type Notice = { title: string; body: string; tag: string }

type Shown = Notice & { close: () => void }
type WithNotices = {
  registration: { getNotifications: (of?: { tag: string }) => Promise<Shown[]> }
  clients: { openWindow: (url: string) => Promise<null> }
}

/** Runs in the service worker: fires a notification's click. */
async function readNotices(): Promise<Notice[]> {
  const { registration } = self as unknown as WithNotices
  const shown = await registration.getNotifications()
  return shown.map(({ title, body, tag }) => ({ title, body, tag }))
}

/**
 * Runs in the service worker. A browser opens a window only for a real touch: here the address is
 * noted.
 */
async function touch(tag: string): Promise<string[]> {
  const { registration, clients } = self as unknown as WithNotices
  const [notification] = await registration.getNotifications({ tag })
  if (!notification) return []
  const opened: string[] = []
  const before = clients.openWindow
  clients.openWindow = (url) => {
    opened.push(url)
    return Promise.resolve(null)
  }
  const work: Promise<unknown>[] = []
  const event = Object.assign(new Event('notificationclick'), {
    notification,
    waitUntil: (one: Promise<unknown>) => void work.push(one),
  })
  self.dispatchEvent(event)
  await Promise.all(work)
  clients.openWindow = before
  return opened
}

/** Runs in the service worker. */
function playSync(tag: string): Promise<string> {
  return new Promise((resolve) => {
    const event = Object.assign(new Event('sync'), {
      tag,
      lastChance: false,
      waitUntil: (work: Promise<unknown>) =>
        work.then(
          () => resolve('well'),
          (error: unknown) => resolve(String(error)),
        ),
    })
    self.dispatchEvent(event)
  })
}

/** Runs in the service worker. Failed work is not its concern: a later event repeats it. */
async function playChange(): Promise<void> {
  const work: Promise<unknown>[] = []
  const event = Object.assign(new Event('pushsubscriptionchange'), {
    waitUntil: (one: Promise<unknown>) => void work.push(one),
  })
  self.dispatchEvent(event)
  await Promise.allSettled(work)
}

/** Runs in the page. */
function workFor(ms: number) {
  const until = performance.now() + ms
  let rounds = 0
  while (performance.now() < until) rounds += 1
  return rounds
}

async function registrationOf(session: CDPSession, origin: string): Promise<string> {
  const found = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(
        ({ scopeURL, isDeleted }) => scopeURL.startsWith(origin) && !isDeleted,
      )
      if (ours) resolve(ours.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  return found
}
