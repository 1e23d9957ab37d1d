/** Apart from what a confirmation needs: everybody who signs in reads it. */
export const texts = { comprobando: 'Comprobando tu correo…' }
