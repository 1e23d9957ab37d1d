/** Whether the page is still at its first screen: there the focus belongs to the browser. */
export const llegada = { primera: true }
