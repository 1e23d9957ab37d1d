import { getDefaultStore } from 'jotai'

/** Where atoms of the whole page live: code outside React sets them. The Provider's store is one person's, and ends with them. */
export const pagina = { store: getDefaultStore() }
