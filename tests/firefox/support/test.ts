import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import { type BrowserContext, firefox } from 'playwright'

import { type Portal, portalOn } from '../../support/portal.ts'
import { expect, test as base } from '../../support/test.ts'

/** The people who chose another browser: no Background Sync, whole pages kept for Back and Forward. */
export type Zorro = {
  portal: Portal
  /** The person closes the browser for good and opens it again. */
  restart: (meanwhile?: () => Promise<unknown>) => Promise<Portal>
}

/** A Firefox with a profile of its own; a test fails on any exception that our own code lets out. */
export const test = base.extend<{ zorro: Zorro }>({
  zorro: async ({ network }, give) => {
    const profile = await mkdtemp(join(tmpdir(), 'portal-zorro-'))
    const problems: string[] = []
    let context: BrowserContext
    const launch = async () => {
      context = await firefox.launchPersistentContext(profile, {
        channel: 'moz-firefox', // the one that people have, not a build of Playwright's own
        executablePath: resolve('tests/firefox/support/bidi.mjs'),
        firefoxUserPrefs: QUIET,
        viewport: { width: 390, height: 844 },
        locale: 'es-AR',
        timezoneId: 'America/Argentina/Buenos_Aires',
      })
      // What the browser itself does not say (bidi.mjs).
      await context.addInitScript({ content: SHOWN_AGAIN })
      context.on('weberror', (event) => {
        const { message, stack } = event.error()
        if (!OF_THE_NETWORK.test(message)) problems.push(stack ?? message)
      })
      const page = context.pages()[0] ?? (await context.newPage())
      return portalOn(page, network.url, (field, text) => field.pressSequentially(text))
    }
    const zorro: Zorro = {
      portal: await launch(),
      restart: async (meanwhile) => {
        await context.close()
        await meanwhile?.()
        return (zorro.portal = await launch())
      },
    }
    await give(zorro)
    await zorro.portal.page.context().close()
    await rm(profile, { recursive: true, force: true })
    expect(problems).toEqual([])
  },
})

export { expect }

const SHOWN_AGAIN = `addEventListener('pageshow', ({ persisted }) => persisted && console.debug('shown again'))`

/** What the browser says of a file that a page asked for while it was being left, or without signal. */
const OF_THE_NETWORK = /^Failed to load ‘|error loading dynamically imported module/

/** Nothing of the browser's own on the network. */
const QUIET = {
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.newtabpage.enabled': false,
  'browser.safebrowsing.update.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.getAddons.cache.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
}
