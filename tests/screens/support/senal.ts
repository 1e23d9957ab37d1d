import { network } from './lejos.ts'

/** Restores the cut signal, and the browser says so. */
export async function conSenal(): Promise<void> {
  await network.restore()
  dispatchEvent(new Event('online'))
}

/** Cuts the signal, and the browser says so. */
export async function sinSenal(): Promise<void> {
  await network.cut()
  dispatchEvent(new Event('offline'))
}
