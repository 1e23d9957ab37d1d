/** Wide enough for the list and a receipt side by side. */
export const ANCHA = '(min-width: 1000px)'
