/** Milliseconds since epoch. Injected everywhere, so that tests of expiry and skew need no waiting. */
export type Clock = () => number

export const DAY_MS = 24 * 3_600_000
/** A phone may lie in a drawer for a year and still send its changes, once (FLT-27). */
export const KEYS_KEPT_MS = 400 * DAY_MS
