import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import { type BrowserContext, firefox } from 'playwright'

import { type Portal, portalOn } from '../../support/portal.ts'
import { expect, test as base } from '../../support/test.ts'

/** A person with Firefox: no Background Sync, whole pages kept for Back and Forward. */
export type Zorro = {
  portal: Portal
  /** Closes the browser and opens it again. */
  restart: (meanwhile?: () => Promise<unknown>) => Promise<Portal>
}

/** A Firefox with its own profile; an uncaught exception of our code fails the test. */
export const test = base.extend<{ zorro: Zorro }>({
  zorro: async ({ network }, give) => {
    const profile = await mkdtemp(join(tmpdir(), 'portal-zorro-'))
    const problems: string[] = []
    let context: BrowserContext
    const launch = async () => {
      context = await firefox.launchPersistentContext(profile, {
        channel: 'moz-firefox', // the installed Firefox, not Playwright's build
        executablePath: resolve('tests/firefox/support/bidi.mjs'),
        firefoxUserPrefs: QUIET,
        viewport: { width: 390, height: 844 },
        locale: 'es-AR',
        timezoneId: 'America/Argentina/Buenos_Aires',
      })
      // The message that Firefox itself does not send (bidi.mjs).
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

/**
 * The browser's message on a file that was asked for while the page was left, or without signal.
 */
const OF_THE_NETWORK =
  /^Failed to load ‘|error loading dynamically imported module|^NS_BINDING_ABORTED/

/** No network use by the browser itself. */
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
