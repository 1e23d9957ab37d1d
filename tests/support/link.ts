import type { Page } from 'playwright/test'

/**
 * Sets the kind of connection that the browser reports; the portal learns it only if the browser
 * was opened with `dicePorDonde`.
 */
export async function linkOf(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  return (connectionType: 'cellular4g' | 'wifi') =>
    devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 1,
      downloadThroughput: 1e7,
      uploadThroughput: 1e7,
      connectionType,
    })
}
