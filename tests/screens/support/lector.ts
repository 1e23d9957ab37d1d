/** In the process that runs the tests: what every scanner reads of a picture, and what the check page does. */
export const lector = {
  async leer(png: string, scale: number) {
    const picture = Buffer.from(png, 'base64')
    const { scan, scanAsChecker } = await import('../../support/scan.ts')
    return { leido: await scan(picture, scale), alComprobar: scanAsChecker(picture) ?? '' }
  },
}
