const MB = 1024 * 1024

/** '0,4'. At least '0,1', so that a small file is never shown as 0. */
export const megas = (bytes: number): string =>
  Math.max(0.1, Math.round((bytes / MB) * 10) / 10)
    .toFixed(1)
    .replace('.', ',')
