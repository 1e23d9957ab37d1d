/** Loads pdf.js: 460 KB that only an open document needs. */
export const traerLector = () => import('./lector.ts')
