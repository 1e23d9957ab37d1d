import { network } from './lejos.ts'

/** The signal that was cut is back, and the browser says so. */
export async function conSenal(): Promise<void> {
  await network.restore()
  dispatchEvent(new Event('online'))
}

/** The signal is lost, and the browser says so: the next question makes it plain. */
export async function sinSenal(): Promise<void> {
  await network.cut()
  dispatchEvent(new Event('offline'))
}
