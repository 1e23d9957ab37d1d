import { producto } from '#contract/producto.ts'
import type { Device } from '#local/bases/device.ts'
import { CLAVE_TOKEN } from '#local/bases/names.ts'
import type { Store } from '#local/session/reconcile.ts'
import type { makeLoop } from '#sync/loop.ts'
import type { World } from '#sync/world.ts'

import type { Engine } from './engine.ts'

/** Local or session storage. */
export function makeStore(): Store {
  const values = new Map<string, string>()
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  }
}

/** Local storage of one page: its changes are reported, with whether the token was removed. */
export function heardBy(local: Store, hear: (isTokenGone: boolean) => void): Store {
  const change = (name: string, work: () => void) => {
    const before = local.getItem(name)
    work()
    const now = local.getItem(name)
    if (now !== before) hear(name === CLAVE_TOKEN && now === null)
  }
  return {
    getItem: (name) => local.getItem(name),
    setItem: (name, value) => change(name, () => local.setItem(name, value)),
    removeItem: (name) => change(name, () => local.removeItem(name)),
    clear: () => change(CLAVE_TOKEN, () => local.clear()),
  }
}

/** One tab: the page that a person sees, and its worker. They live and die together. */
export type Tab = {
  page: Engine
  worker: Engine
  device: Device
  loop: ReturnType<typeof makeLoop>
  session: Store
  /** The page has read its database and can be used. */
  ready: boolean
  /** Freezes right after reading the owner of the session. */
  freezesNext: boolean
  /** The worker freezes over this one of the copies that it reads from now on. */
  freezesOver: number
  /** Makes local storage agree with the session, as a page does at every change. */
  follow: () => Promise<void>
  /** Writes the list of unsent changes, as src/live does around every stored or deleted change. */
  mirrorNow: () => Promise<void>
  takenOff: <T>(id: string, work: () => Promise<T>) => Promise<T>
  /**
   * Asks for the current version, as src/live does. It needs no session, and its answer contains the time. True if an
   * answer came.
   */
  askVersion: () => Promise<boolean>
}

export type Start = (name: string) => Engine
export type Surroundings = {
  start: Start
  localOf: (page: Engine) => Store
  locksOf: (engine: Engine) => LockManager | undefined
  random: () => number
  now: () => number
  report: (error: unknown) => void
}

function worldOf(engine: Engine, { locksOf, random, now }: Surroundings): World {
  const device = engine.portal.openDevice()
  const { call } = engine.portal.makeApi(device)
  return { device, catalog: engine.portal.catalog, call, now, locks: locksOf(engine), random }
}

/** Opens a page and its worker, as src/app and workers/engine.ts put them together. */
export function openTab(name: string, of: Surroundings): Tab {
  const page = of.start(`${name}/page`)
  const worker = of.start(`${name}/worker`)
  const local = of.localOf(page)
  const world = worldOf(worker, of)
  const loop = worker.portal.makeLoop(world, {
    set: worker.timers.setTimeout,
    clear: worker.timers.clearTimeout,
    report: of.report,
  })
  const device = page.portal.openDevice()
  const { call } = page.portal.makeApi(device)
  const { idAplicacion } = producto
  const unanswered = (error: unknown) => {
    if ((error as Error).name !== 'CallError') of.report(error)
    return false
  }
  const tab: Tab = {
    page,
    worker,
    device,
    loop,
    session: makeStore(),
    ready: false,
    freezesNext: false,
    freezesOver: 0,
    follow: () =>
      page.portal
        .reconcile(tab.device, local, tab.session, of.now())
        .then(() => void (tab.ready = true), of.report),
    mirrorNow: () => page.portal.mirror(tab.device, local, of.now()),
    askVersion: () =>
      call(page.portal.aplicacion.version, { idAplicacion }).then(() => true, unanswered),
    takenOff: (id, work) => page.portal.takenOff(tab.device, local, id, of.now, work),
  }
  goOnWhenThawed(tab)
  freezeOverCopies(tab, world.device)
  page.portal
    .liveQuery(() => tab.device.salida.operaciones.toArray())
    .subscribe(() => void tab.mirrorNow(), of.report)
  page.portal
    .liveQuery(() => tab.device.salida.sesion.get('actual'))
    .subscribe(() => void tab.follow(), of.report)
  void tab.follow().then(() => wake(tab, 'start'))
  return tab
}

/** A page that froze after reading the owner of the session continues with it when it thaws. */
function goOnWhenThawed(tab: Tab): void {
  const { page } = tab
  const { salida } = tab.device
  const { Dexie } = page.portal
  const look = salida.sesion.get.bind(salida.sesion)
  // Outside of transactions only, because nothing else can happen inside one.
  const lookAndFreeze = (id: string) =>
    look(id).then((row) => {
      if (tab.freezesNext) for (const engine of enginesOf(tab)) engine.freeze()
      tab.freezesNext = false
      return page.frozen() && !page.dead()
        ? Dexie.Promise.resolve(page.thawed()).then(() => row)
        : row
    })
  Object.assign(salida.sesion, {
    get: (id: string) => (Dexie.currentTransaction ? look(id) : lookAndFreeze(id)),
  })
}

/** Freezes a worker while it handles a copy that it has read. */
function freezeOverCopies(tab: Tab, { lectura: { copias } }: Device): void {
  const { worker } = tab
  const { Dexie } = worker.portal
  const look = copias.get.bind(copias)
  const lookAndFreeze = (key: string) =>
    look(key).then((copy) => {
      tab.freezesOver -= 1
      if (tab.freezesOver === 0) worker.freeze()
      return worker.frozen() && !worker.dead()
        ? Dexie.Promise.resolve(worker.thawed()).then(() => copy)
        : copy
    })
  Object.assign(copias, {
    get: (key: string) => (Dexie.currentTransaction ? look(key) : lookAndFreeze(key)),
  })
}

/** A message from the page to its worker. */
export function wake(tab: Tab, why: Parameters<Tab['loop']['wake']>[0]): void {
  const { page, worker, loop, askVersion } = tab
  if (page.dead()) return
  worker.deliver(() => void loop.wake(why))
  if (why === 'start' || why === 'visible') page.deliver(() => void askVersion())
}

/** A question of the page to its worker, and its answer. */
export function askWorker<T>({ page, worker }: Tab, work: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const back = (settle: () => void) => page.deliver(settle)
    worker.deliver(() => {
      work().then(
        (value) => back(() => resolve(value)),
        (error: unknown) => back(() => reject(error)),
      )
    })
  })
}

/** The browser's `sync` event: the service worker starts, sends, and is stopped. True when nothing is left. */
export async function syncEvent(engine: Engine, of: Surroundings): Promise<boolean> {
  try {
    await engine.portal.sendAndRefresh(worldOf(engine, of))
    return true
  } catch (error) {
    // Errors of another realm are not instances of this realm's Error.
    if (!String(error).includes('still to be sent')) of.report(error)
    return false
  }
}

export const enginesOf = ({ page, worker }: Tab): Engine[] => [page, worker]
