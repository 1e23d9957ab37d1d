import { takeOver } from '#live/version/version.ts'

const LONG_ENOUGH = 10_000

/**
 * Fetches the newest version, lets it take over, and reloads the page; without a network the present version is
 * reloaded.
 */
export async function actualizar(): Promise<void> {
  await Promise.race([takeNewest(), new Promise((resolve) => setTimeout(resolve, LONG_ENOUGH))])
  location.reload()
}

async function takeNewest(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  await registration?.update().catch(() => undefined)
  const coming = registration?.installing ?? registration?.waiting
  if (coming) await takeOver(coming)
}
