import { onTestFinished } from 'vitest'

import { enUnaComputadora } from './ancho.ts'

const COMPUTADORA =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36'

/** A window as wide as a computer's, in a browser that says it is no phone. */
export async function comoComputadora(): Promise<void> {
  Object.defineProperty(navigator, 'userAgent', { configurable: true, value: COMPUTADORA })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'userAgent'))
  await enUnaComputadora()
}
