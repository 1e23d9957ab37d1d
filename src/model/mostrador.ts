/** Address of a member's counter; it contains only the member's id. */
export const direccionDelMostrador = (idAfiliado: number) => `/mostrador/${idAfiliado}`
