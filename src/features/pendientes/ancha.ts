/** There is room for the list and the receipt of one of its rows. */
export const ANCHA = '(min-width: 1000px)'
