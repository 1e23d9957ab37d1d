import { network } from './lejos.ts'

/** The signal that was cut is back, and the browser says so. */
export async function conSenal(): Promise<void> {
  await network.restore()
  dispatchEvent(new Event('online'))
}
