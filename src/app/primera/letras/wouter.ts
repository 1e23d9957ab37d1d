/** Replaces the router's link in the first picture: a plain link. */
export const Link = 'a'
