/** What the drafts of new requests begin with. Alone: home asks whether there are any before it fetches what shows them. */
export const PREFIJO = 'solicitud/'
