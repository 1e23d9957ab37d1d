import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect } from 'playwright/test'

import { CLAVE_APLICACION } from '#local/bases/names.ts'

import { type Proxy, startProxy } from '../faults/support/proxy.ts'
import { openBrowser } from './browser.ts'
import { portalOn } from './portal.ts'
import { startProvider } from './provider.ts'
import { type BaseMold, moldOf } from './template.ts'

/** The state that tests of a phone in use copy: the phone, its origin, and the provider's database. */
export type Molde = { perfil: string; port: number; base: BaseMold; drop: () => Promise<void> }

/**
 * Norma has signed in, and all of the portal and her family is on her phone: made once a worker, in
 * eight seconds.
 */
export async function hacerMolde(): Promise<Molde> {
  const perfil = await mkdtemp(join(tmpdir(), 'portal-molde-'))
  let port = 0
  const base = await moldOf(async (own) => {
    const provider = await startProvider({ base: { ...own, close: async () => undefined } })
    const network = await startProxy(provider.port)
    port = network.port
    const browser = await openBrowser(network.url)
    const portal = portalOn(browser.page(), network.url)
    await portal.signIn()
    await portal.readyForNoSignal()
    await portal.kept(/./)
    await expect.poll(() => isQuiet(network)).toBe(true)
    await expect.poll(() => browser.localStorageOnDisk()).toContain(CLAVE_APLICACION)
    await browser.context().close()
    await cp(browser.profile, perfil, { recursive: true })
    await browser.close()
    await network.close()
    await provider.stop()
    expect(browser.problems).toEqual([])
  })
  return {
    perfil,
    port,
    base,
    async drop() {
      await base.drop()
      await rm(perfil, { recursive: true, force: true })
    },
  }
}

const A_WHILE = 1500

/**
 * True if all lists and documents have come: no call is under way, and there was none for a while.
 */
function isQuiet({ log }: Proxy): boolean {
  const last = log.at(-1)?.at ?? Date.now()
  return log.every(({ endedAt }) => endedAt !== undefined) && Date.now() - last > A_WHILE
}
