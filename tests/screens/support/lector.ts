/**
 * Reads a picture in the process that runs the tests: `leido` is the text if all scanners agree,
 * `alComprobar` the reading of the check page.
 */
export const lector = {
  async leer(png: string, scale: number) {
    const picture = Buffer.from(png, 'base64')
    const { scan, scanAsChecker } = await import('../../support/scan.ts')
    return { leido: await scan(picture, scale), alComprobar: scanAsChecker(picture) ?? '' }
  },
}
