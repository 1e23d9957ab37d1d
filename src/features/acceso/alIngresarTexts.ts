/** In a file of its own: everybody who signs in reads it, but few need the other texts of the confirmation. */
export const texts = { comprobando: 'Comprobando tu correo…' }
