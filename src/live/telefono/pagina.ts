import { getDefaultStore } from 'jotai'

/**
 * Store for atoms that belong to the page and are set outside React. The Provider's store belongs to one person and
 * ends at sign-out.
 */
export const pagina = { store: getDefaultStore() }
