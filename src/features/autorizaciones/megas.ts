const MB = 1024 * 1024

/** '0,4': a file of some bytes is never nothing. */
export const megas = (bytes: number): string =>
  Math.max(0.1, Math.round((bytes / MB) * 10) / 10)
    .toFixed(1)
    .replace('.', ',')
