/** Milliseconds since epoch. Injected everywhere, so that expiry and skew are tested without waiting. */
export type Clock = () => number
