import { getDefaultStore } from 'jotai'

/**
 * Store of the atoms that belong to the page and are set outside React. The Provider's store is one person's and ends
 * at sign-out.
 */
export const pagina = { store: getDefaultStore() }
