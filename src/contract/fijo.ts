/**
 * Part of session tokens, of the salt of all keys, of the marker of data folders and of calendar entries. Never changes
 * on a running installation: everybody would be signed out. Not the product's name, which is configured.
 */
export const FIJO = 'mi-cobertura'
