import type { Portal } from '../../support/portal.ts'
import { expect } from '../../support/test.ts'

type Trace = { where: string; text: string }

/** Runs in the page: all texts that this phone stores or shows for the portal, without the portal's own code. */
async function tracesOf(): Promise<Trace[]> {
  const traces: Trace[] = []
  const note = (where: string, what: unknown) =>
    traces.push({ where, text: typeof what === 'string' ? what : (JSON.stringify(what) ?? '') })
  const result = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')))
    })

  for (const { name = '' } of await indexedDB.databases()) {
    const db = await result(indexedDB.open(name))
    for (const store of db.objectStoreNames) {
      const rows = db.transaction(store).objectStore(store)
      note(`indexedDB ${name} ${store}`, await result(rows.getAll()))
      note(`indexedDB ${name} ${store} keys`, await result(rows.getAllKeys()))
    }
    db.close()
  }
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    for (const request of await cache.keys())
      note(`cache ${request.url}`, (await (await cache.match(request))?.text()) ?? '')
  }
  note('localStorage', Object.entries(localStorage))
  note('sessionStorage', Object.entries(sessionStorage))
  note('document', document.documentElement.outerHTML)
  for (const input of document.querySelectorAll('input')) note('input', input.value)
  note('title', document.title)
  note('address', location.href)
  note('history.state', history.state)
  return traces
}

/** Places where the phone still names the person, except the kept change and the given exceptions. */
export async function found(
  { page }: Portal,
  markers: string[],
  besides: string[] = [],
): Promise<Trace[]> {
  const words = markers.map((marker) => marker.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  const marked = new RegExp(String.raw`(?<![\p{L}\p{N}])(${words.join('|')})(?![\p{L}\p{N}])`, 'u')
  const traces = await page.evaluate(tracesOf)
  expect(traces.length).toBeGreaterThan(10)
  const kept = new Set(['indexedDB portal-salida operaciones', ...besides])
  return traces
    .filter(({ where }) => !kept.has(where))
    .filter(({ text }) => marked.test(text))
    .map(({ where, text }) => ({ where, text: String(marked.exec(text)?.[0]) }))
}
