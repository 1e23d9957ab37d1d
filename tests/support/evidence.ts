import { writeFile } from 'node:fs/promises'

import type { Page } from 'playwright/test'

import type { Proxy } from '../faults/support/proxy.ts'
import type { Browser } from './browser.ts'
import { portalOn } from './portal.ts'

/**
 * Keeps the state of a phone whose test failed, because a rare failure may not happen again: each window's picture and
 * unsent changes, the holders of the browser's locks and databases, and the requests without an end.
 */
export async function keepEvidence(
  opened: Browser[],
  network: Proxy,
  fileOf: (name: string) => string,
): Promise<void> {
  const windows = opened.flatMap(({ context, origin }) =>
    context()
      .pages()
      .map((page) => ({ page, portal: portalOn(page, origin) })),
  )
  const unanswered = network.log
    .filter(({ endedAt }) => endedAt === undefined)
    .map(({ method, path, at }) => `${Date.now() - at} ms: ${method} ${path}`)
  const pictures = windows.map(async ({ page, portal }) => {
    const shown = await page.locator('body').ariaSnapshot({ timeout: 2000 })
    return `${page.url()}\n${shown}\n${JSON.stringify(await inTime(portal.outbox()))}\n`
  })
  const states = windows.map(async ({ page }) => [page.url(), await stateOf(page)])
  await writeFile(fileOf('pantallas.txt'), (await outcomesOf(pictures)).join('\n'))
  const state = { unanswered, windows: await outcomesOf(states) }
  await writeFile(fileOf('estado.json'), JSON.stringify(state, undefined, 1))
}

const outcomesOf = async (work: Promise<unknown>[]) =>
  (await Promise.allSettled(work)).map((one) =>
    one.status === 'fulfilled' ? one.value : String(one.reason),
  )

/** The result, or a text if there is none within some seconds: a hanging window must not hide the others. */
const inTime = <T>(work: Promise<T>): Promise<T | string> =>
  Promise.race([
    work,
    new Promise<string>((resolve) => setTimeout(() => resolve('no answer'), 10_000)),
  ])

const stateOf = (page: Page) => inTime(page.evaluate(held))

/** Runs in a page: locks, service workers, and for each table if a read and a write get through. */
async function held() {
  const within = <T>(work: Promise<T>) =>
    Promise.race([work, new Promise<string>((resolve) => setTimeout(() => resolve('HELD'), 2000))])
  const opened = (name: string, version: number) =>
    new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(name, version)
      opening.addEventListener('success', () => resolve(opening.result))
      opening.addEventListener('error', () => reject(opening.error ?? new Error(name)))
    })
  const counted = (base: IDBDatabase, table: string, mode: IDBTransactionMode) =>
    within(
      new Promise<number | string>((resolve) => {
        const counting = base.transaction(table, mode).objectStore(table).count()
        counting.addEventListener('success', () => resolve(counting.result))
        counting.addEventListener('error', () => resolve(String(counting.error)))
      }),
    )
  const baseOf = async ({ name = '', version = 0 }: IDBDatabaseInfo) => {
    const base = await within(opened(name, version))
    if (typeof base === 'string') return [`${name} ${version}`, base]
    const tables = [...base.objectStoreNames].map(async (table) => [
      table,
      await counted(base, table, 'readonly'),
      await counted(base, table, 'readwrite'),
    ])
    const found = await Promise.all(tables)
    base.close()
    return [`${name} ${version}`, found]
  }
  const { installing, waiting, active } = (await navigator.serviceWorker?.getRegistration()) ?? {}
  return {
    visibility: document.visibilityState,
    locks: await navigator.locks?.query(),
    workers: [installing, waiting, active].map((worker) => worker?.state),
    bases: await Promise.all((await indexedDB.databases()).map(baseOf)),
    pending: performance
      .getEntriesByType('resource')
      .filter((entry) => entry.duration === 0)
      .map(({ name }) => name),
  }
}
