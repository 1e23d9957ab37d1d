/** True while the page shows its first screen: there the focus belongs to the browser. */
export const llegada = { primera: true }

/**
 * CUIL of an account that was just created or recovered, so that the sign-in need not ask for it. Kept in this page's
 * memory only.
 */
export const recienCreada = { cuil: '' }

/** The person chose at the sign-in to put a lock on this phone: its screen comes after it. */
export const trasIngresar = { candado: false }
