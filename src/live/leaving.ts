let shown = true

// By the events themselves: a page hears that it is hidden a second time once it is being left.
globalThis.addEventListener?.('pagehide', () => {
  shown = false
})
globalThis.addEventListener?.('pageshow', () => {
  shown = true
})

/** Whether this page is one that a person can come back to without opening it anew: in sight, or behind another window. */
export const isShown = () => shown
