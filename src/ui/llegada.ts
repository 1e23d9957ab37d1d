/** Whether the page is still at its first screen: there the focus belongs to the browser. */
export const llegada = { primera: true }

/** Whose account was just made or won back here: the sign-in need not ask for it again. It goes with the page. */
export const recienCreada = { cuil: '' }
