/** Of a member's counter; the number is all that an address holds of them. */
export const direccionDelMostrador = (idAfiliado: number) => `/mostrador/${idAfiliado}`
