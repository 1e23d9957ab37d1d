const DAY_MS = 24 * 3_600_000

/** Validity of a pass on a phone. It is renewed at every contact, so that it ends soon after the last one. */
export const PANTALLA_MS = 7 * DAY_MS
/** Validity of a printed pass: for people without a phone, who visit an office once a year. */
export const PAPEL_MS = 365 * DAY_MS
