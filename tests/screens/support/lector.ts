/**
 * In the process that runs the tests: the text that all scanners read in a picture, and the check
 * page's reading.
 */
export const lector = {
  async leer(png: string, scale: number) {
    const picture = Buffer.from(png, 'base64')
    const { scan, scanAsChecker } = await import('../../support/scan.ts')
    return { leido: await scan(picture, scale), alComprobar: scanAsChecker(picture) ?? '' }
  },
}
