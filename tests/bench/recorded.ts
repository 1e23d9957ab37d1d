// Figures of other apps as they were measured once, built from their sources and beside the same empty page. Only
// multiples carry over to another machine; bytes are the same everywhere.

const KB = 1024

/** A patient portal: its scripts until the first screen, and that screen's time as a multiple of an empty page's. */
export const FOOMEDICAL = { script: 245.8 * KB, slow4g: 4.78, rural: 7.81 }

/** An installed app that works without signal: all files that it stores. */
export const EXCALIDRAW = { stored: 1294.1 * KB }
