/** A link of the document's own. */
export const Link = 'a'
