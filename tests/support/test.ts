import { type TestInfo, test as base, expect } from 'playwright/test'

import { type Proxy, startProxy } from '../faults/support/proxy.ts'
import { type Browser, type Look, openBrowser } from './browser.ts'
import type { Build } from './builds.ts'
import { keepEvidence } from './evidence.ts'
import { type Molde, hacerMolde } from './molde.ts'
import { type Portal, portalOn } from './portal.ts'
import { type Provider, startProvider } from './provider.ts'

export type { Look } from './browser.ts'

export type Phone = {
  browser: Browser
  portal: Portal
  /** Closes the browser and opens it again. */
  restart: (meanwhile?: () => Promise<unknown>) => Promise<Portal>
  /** Kills the browser in the middle of its work and opens it again. */
  kill: (meanwhile?: () => Promise<unknown>) => Promise<Portal>
  /** Closes all windows of the portal; the browser stays. */
  closeWindows: () => Promise<void>
  newWindow: () => Promise<Portal>
  fireSync: (how?: { lastChance?: boolean; tag?: string }) => Promise<void>
  firePeriodicSync: (tag: string) => Promise<void>
}

type Fixtures = {
  /** Extensions that the host announces. */
  capacidades: string[] | undefined
  /** With the sandbox's pages, such as the doctor's office. */
  sandbox: boolean
  /** The served build of the portal; faults are tried on the build with the test area. */
  build: Build | undefined
  look: Look
  provider: Provider
  network: Proxy
  phone: Phone
  /** Another device with its own profile, on its own network if one is given. */
  open: (look?: Look, through?: Proxy) => Promise<Phone>
}

/** With the tag '@en-uso' the phone is in use: signed in as Norma on the product, with all data. */
const isInUse = ({ tags }: TestInfo) => tags.includes('@en-uso')

const buildFor = (info: TestInfo): Build =>
  info.project.name === 'faults' && !isInUse(info) ? 'prueba' : 'producto'

type PorWorker = { molde: () => Promise<Molde> }

/** Tests of sending need the full browser: the light build has no Background Sync. */
const SENDING = new Set(['faults', 'model'])

/**
 * A provider, a network and a phone for each test; an uncaught error of our own code fails the
 * test.
 */
export const test = base.extend<Fixtures, PorWorker>({
  // Made only in a worker with such a test.
  molde: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures it needs: none
    async ({}, give) => {
      let made: Promise<Molde> | undefined
      await give(() => (made ??= hacerMolde()))
      await (await made)?.drop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  capacidades: [undefined, { option: true }],
  sandbox: [false, { option: true }],
  build: [undefined, { option: true }],
  look: [{}, { option: true }],

  provider: async ({ capacidades, build, sandbox, molde }, give, info) => {
    const provider = await startProvider({
      ...(isInUse(info) && { base: await (await molde()).base.copy() }),
      ...(capacidades && { capacidades }),
      sandbox,
      build: build ?? buildFor(info),
    })
    await give(provider)
    await provider.stop()
  },

  network: async ({ provider, molde }, give, info) => {
    const network = await startProxy(provider.port, isInUse(info) ? (await molde()).port : 0)
    await give(network)
    await network.close()
  },

  open: async ({ network, look }, give, info) => {
    const opened: Browser[] = []
    const entero = SENDING.has(info.project.name)
    await give(async (own = look, through = network) => {
      const browser = await openBrowser(through.url, { entero, ...own })
      opened.push(browser)
      return phoneOf(browser)
    })
    if (info.status !== info.expectedStatus)
      await keepEvidence(opened, network, (name) => info.outputPath(name))
    for (const browser of opened) await browser.close()
    expect(opened.flatMap(({ problems }) => problems)).toEqual([])
  },

  phone: async ({ open, look, molde }, give, info) =>
    give(await open(isInUse(info) ? { ...look, perfil: (await molde()).perfil } : look)),
})

export { expect }

function phoneOf(browser: Browser): Phone {
  const on = portalOn
  const phone: Phone = {
    browser,
    portal: on(browser.page(), browser.origin),
    restart: async (meanwhile) =>
      (phone.portal = on(await browser.restart(meanwhile), browser.origin)),
    kill: async (meanwhile) => (phone.portal = on(await browser.kill(meanwhile), browser.origin)),
    closeWindows: async () => void (await browser.closeWindows()),
    newWindow: async () => (phone.portal = on(await browser.newPage(), browser.origin)),
    fireSync: (how) => browser.fireSync(how),
    firePeriodicSync: (tag) => browser.firePeriodicSync(tag),
  }
  return phone
}
