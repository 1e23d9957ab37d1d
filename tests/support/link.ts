import type { Page } from 'playwright/test'

/** What the browser says that it is connected by; it tells the portal only where it was opened with `dicePorDonde`. */
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
