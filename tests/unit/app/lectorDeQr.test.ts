import { afterEach, expect, test, vi } from 'vitest'

import { prepararLector } from '#app/trabajadores/lectorDeQr.ts'

afterEach(() => vi.unstubAllGlobals())

/** A worker whose script does not arrive. */
class SinScript extends EventTarget {
  terminate = vi.fn()
  postMessage() {
    this.dispatchEvent(new Event('error'))
  }
}

test('[SEC-50] a browser that no longer reads codes gets our reader stored again', async () => {
  const said: string[] = []
  const active = { postMessage: (what: string) => said.push(what) }
  vi.stubGlobal('navigator', { serviceWorker: { ready: Promise.resolve({ active }) } })
  const removeItem = vi.fn()
  vi.stubGlobal('localStorage', { removeItem })
  vi.stubGlobal('Worker', SinScript)
  vi.stubGlobal('BarcodeDetector', { getSupportedFormats: async () => ['ean_13'] })

  await expect(prepararLector()).rejects.toThrow('did not arrive')

  expect(removeItem).toHaveBeenCalledWith('detector')
  expect(said).toEqual(['con-lector'])
})
