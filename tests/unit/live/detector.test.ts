import { expect, test, vi } from 'vitest'

import { detectorDelNavegador } from '#live/telefono/detector.ts'

test('[SEC-50] a reader of the browser counts only if it names QR codes among its formats', async () => {
  const withFormats = (formats: () => Promise<string[]>) =>
    vi.stubGlobal('BarcodeDetector', Object.assign(vi.fn(), { getSupportedFormats: formats }))
  try {
    expect(await detectorDelNavegador()).toBeUndefined()
    withFormats(async () => ['ean_13'])
    expect(await detectorDelNavegador()).toBeUndefined()
    withFormats(() => Promise.reject(new Error('unavailable')))
    expect(await detectorDelNavegador()).toBeUndefined()
    withFormats(async () => ['ean_13', 'qr_code'])
    expect(await detectorDelNavegador()).toBeDefined()
  } finally {
    vi.unstubAllGlobals()
  }
})
