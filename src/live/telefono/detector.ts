/** A reader of QR codes that the browser has. */
export type Detector = { detect: (picture: ImageData) => Promise<{ rawValue: string }[]> }
type DetectorClass = {
  new (options: { formats: string[] }): Detector
  getSupportedFormats: () => Promise<string[]>
}

/** The browser's reader, if it has one for QR codes. It may be listed before it can be used. */
export async function detectorDelNavegador(): Promise<Detector | undefined> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass }
  // Some browsers have the class but read no QR codes.
  const formats = await BarcodeDetector?.getSupportedFormats().catch((): string[] => [])
  if (!BarcodeDetector || formats?.includes('qr_code') !== true) return undefined
  return new BarcodeDetector({ formats: ['qr_code'] })
}
