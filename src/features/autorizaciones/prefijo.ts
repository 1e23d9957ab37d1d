/**
 * Start of the draft names of new requests. In a file of its own: the home screen looks for such drafts before it loads
 * the code that shows them.
 */
export const PREFIJO = 'solicitud/'
