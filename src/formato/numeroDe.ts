/** The number of a row as an address says it; undefined if it says none. */
export const numeroDe = (text = ''): number | undefined =>
  /^\d{1,15}$/.test(text) ? Number(text) : undefined
