import type { Script } from 'node:vm'

import type { Capacidades } from '#contract/capacidades.ts'
import type { Copia, CuadroGuardado, Dueno } from '#local/bases/lectura.ts'
import { BASES, CLAVE_PENDIENTES } from '#local/bases/names.ts'
import type { Valor } from '#local/bases/publica.ts'
import type {
  ArchivoGuardado,
  Borrador,
  Operacion,
  Perdida,
  Revocacion,
  Sesion,
} from '#local/bases/salida.ts'
import { DATOS } from '#local/provider/meter.ts'

import { makeLocks } from '../support/locks.ts'
import { makeHub } from './channel.ts'
import { type Engine, startEngine } from './engine.ts'
import { Violation } from './intents.ts'
import { lockView } from './lockView.ts'
import { type Request, makeNetwork } from './network.ts'
import type { Provider } from './provider.ts'
import type { Random } from './random.ts'
import { type Storage, makeStorage } from './storage.ts'
import type { Time } from './time.ts'
import {
  type Tab,
  type Surroundings,
  enginesOf,
  heardBy,
  makeStore,
  openTab,
  syncEvent,
  wake,
} from './windows.ts'

const PERSONAL: [string, string[]][] = [
  [BASES.salida, ['operaciones', 'archivos', 'borradores', 'perdidas', 'revocaciones']],
  [BASES.lectura, ['copias', 'fallas', 'llaves', 'cuadros']],
]

/** The phone's stored data, seen from outside. */
function keptIn({ look, hasChanged }: Storage) {
  const copies = () => look(BASES.lectura, 'copias') as Copia[]
  const valor = (id: string) =>
    (look(BASES.publica, 'valores') as Valor[]).find((of) => of.id === id)?.value
  return {
    sesion: () => (look(BASES.salida, 'sesion') as Sesion[])[0],
    drafts: () => look(BASES.salida, 'borradores') as Borrador[],
    revocations: () => look(BASES.salida, 'revocaciones') as Revocacion[],
    /** All data of a person in the read model besides copies. */
    leftovers: () =>
      ['fallas', 'llaves', 'cuadros'].flatMap((table) =>
        look(BASES.lectura, table).map((row) => `${table} ${JSON.stringify(row).slice(0, 80)}`),
      ),
    cuadros: () => look(BASES.lectura, 'cuadros') as CuadroGuardado[],
    /** The host's capabilities, as the phone knows them. */
    list: () => (valor('host') as Capacidades | undefined)?.capacidades ?? [],
    /** Difference between the server's clock and this phone's, as far as the phone knows. */
    offset: () => valor('reloj') as number | undefined,
    counts: () => {
      const ids = (look(BASES.publica, 'valores') as { id: string }[]).map(({ id }) => id)
      return {
        // A row for each call and month is normal, and deleted with its month.
        valores: ids.filter((id) => !id.startsWith(DATOS)).length,
        datos: ids.filter((id) => id.startsWith(DATOS)),
        turnos: look(BASES.salida, 'turnos').length,
      }
    },
    /** In the order in which they were made. */
    rows: () => look(BASES.salida, 'operaciones') as Operacion[],
    files: () => look(BASES.salida, 'archivos') as ArchivoGuardado[],
    losses: () => look(BASES.salida, 'perdidas') as Perdida[],
    /** Owner of the copies: another number with every sign-in. */
    session: () => {
      const [owner] = look(BASES.lectura, 'dueno') as Dueno[]
      return `${owner?.uid}.${owner?.generation}`
    },
    copies,
    /** After 'Borrar todo' no person's data are left. */
    checkEmpty: () => {
      const [left] = PERSONAL.flatMap(([base, tables]) =>
        tables.flatMap((table) =>
          look(base, table).map((row) => `${table} ${JSON.stringify(row).slice(0, 80)}`),
        ),
      )
      if (left !== undefined) throw new Violation('left after erasing everything', left)
    },
    hasChanged,
    copy: (key: string) => copies().find((copy) => copy.key === key),
  }
}

/** One phone with its browser: its storage outlives every window. */
export type Phone = ReturnType<typeof makePhone>

export function makePhone(of: {
  name: string
  script: Script
  time: Time
  random: Random
  provider: Provider
  locks: boolean
  leaves: (request: Request) => void
  hears: (request: Request) => void
  /** Called at every sync event; the returned function is told whether the event said that nothing is left. */
  syncing: (phone: Phone) => (isClean: boolean) => void
  report: (error: unknown) => void
}) {
  const { name, script, time, random } = of
  const network = makeNetwork({ ...of, phone: name })
  const storage = makeStorage()
  const hub = makeHub(time, () => random.below(5) * 10)
  const locks = makeLocks()
  const local = makeStore()
  const tabs: Tab[] = []
  const phone = {
    skew: 0,
    orphans: false,
    running: false,
    evictions: 0,
    jumpedAt: -Infinity,
    askedAt: -Infinity,
  }
  let opened = 0
  let serviceWorker: Engine | undefined

  const clock = () => time.date() + phone.skew
  const start = (engineName: string) =>
    startEngine({
      name: engineName,
      script,
      time,
      clock,
      random,
      storage,
      hub,
      fetch: network.fetch,
    })
  const around: Surroundings = {
    start,
    localOf: (page) =>
      heardBy(local, (isTokenGone) => {
        tellOthers(page)
        if (isTokenGone) checkWhose(page)
      }),
    locksOf: (engine) => (of.locks ? lockView(locks, engine, () => phone.orphans) : undefined),
    random: random.next,
    now: clock,
    report: of.report,
  }
  /** Opens no database: only its pure functions are used, to compute the content of screens. */
  const reader = start(`${name}/reader`)
  const kept = keptIn(storage)

  /** A page changed local storage: the browser tells the other tabs. */
  function tellOthers(page: Engine) {
    for (const tab of tabs.filter((other) => other.page !== page))
      time.set(() => tab.page.deliver(() => void tab.follow()), random.below(5) * 10)
  }

  /** A token is removed with its session, and a person signed in by now keeps theirs. */
  function checkWhose(page: Engine) {
    const session = kept.sesion()
    if (session?.state === 'in')
      of.report(
        new Violation('signed out without a reason', `${page.name} takes ${session.uid}'s token`),
      )
  }

  function close(tab: Tab) {
    tabs.splice(tabs.indexOf(tab), 1)
    for (const engine of enginesOf(tab)) engine.kill()
  }

  function sync() {
    if (!phone.running || (serviceWorker && !serviceWorker.dead())) return
    opened += 1
    const engine = start(`${name}/${opened}/sw`)
    serviceWorker = engine
    const ended = of.syncing(self)
    void syncEvent(engine, around).then((isClean) => {
      if (!engine.dead()) ended(isClean)
      engine.kill()
    })
  }

  const self = {
    name,
    network,
    kept,
    reader,
    tabs,
    clock,
    /** Place of a row in the order of all rows ever made here; a new database counts from one again. */
    place: ({ seq }: Operacion) => phone.evictions * 1e6 + Number(seq),
    /** True if local storage lists it as unsent. */
    listed: (id: string) => (local.getItem(CLAVE_PENDIENTES) ?? '').includes(`"id":"${id}"`),
    /**
     * A row that is being discarded is taken off that list: if the browser is killed then, it stays off for a minute.
     */
    takenOff: (id: string) => (local.getItem(CLAVE_PENDIENTES) ?? '').includes(`"${id}":`),
    /** The window that the person looks at. */
    front: () => tabs.find(({ page, ready }) => ready && !page.frozen()),
    openTab: () => {
      opened += 1
      phone.running = true
      const tab = openTab(`${name}/${opened}`, around)
      tabs.push(tab)
      return tab
    },
    close,
    /** The person closes it: the one behind it comes to the front. */
    leave: (tab: Tab) => {
      close(tab)
      if (tabs[0]) wake(tabs[0], 'visible')
    },
    /** `orphan`: the browser goes on believing that the dead ones hold their locks. */
    kill: (orphan = false) => {
      phone.orphans = orphan
      while (tabs[0]) close(tabs[0])
      serviceWorker?.kill()
      serviceWorker = undefined
      phone.orphans = false
      phone.running = false
    },
    /** Eviction by a browser without space: the databases are deleted, with or without local storage. */
    evict: (everything: boolean) => {
      phone.evictions += 1
      storage.wipe()
      if (everything) local.clear()
    },
    stopServiceWorker: () => serviceWorker?.kill(),
    sync,
    /** A page registered a `sync` event; the browser fires it at some time when there is signal. */
    wantsSync: () => {
      if (random.chance(0.3)) time.set(() => !network.state.offline && sync(), random.below(20_000))
    },
    wakeAll: (why: Parameters<typeof wake>[1]) => {
      if (why === 'now') phone.askedAt = time.now()
      for (const tab of tabs) wake(tab, why)
    },
    /** A screen fetches its list at any age. */
    reload: (list: string) => {
      const tab = self.front()
      tab?.worker.deliver(() => void tab.loop.refresh(list, {}, true))
    },
    /** Time of the person's last 'send now'. */
    askedAt: () => phone.askedAt,
    local,
    jump: (ms: number) => {
      phone.skew += ms
      phone.jumpedAt = time.now()
    },
    jumpedAt: () => phone.jumpedAt,
    engines: () => [...tabs.flatMap(enginesOf), ...(serviceWorker ? [serviceWorker] : [])],
  }
  return self
}
