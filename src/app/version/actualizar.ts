import { takeOver } from '#live/version/version.ts'

const LONG_ENOUGH = 10_000

/** Asks for the newest version, lets it take over, and loads it. On a dead network what is there is loaded again. */
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
