const DAY_MS = 24 * 3_600_000

/** On a screen: asked for anew at every contact, so that it ends soon after the last one. */
export const PANTALLA_MS = 7 * DAY_MS
/** On paper: for whoever has no phone, and goes to an office once a year. */
export const PAPEL_MS = 365 * DAY_MS
