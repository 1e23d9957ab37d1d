/** Number of a row, read from the text in an address; undefined if the text is no number. */
export const numeroDe = (text = ''): number | undefined =>
  /^\d{1,15}$/.test(text) ? Number(text) : undefined
