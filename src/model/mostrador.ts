/** Address of a member's counter; it contains nothing of them but the id. */
export const direccionDelMostrador = (idAfiliado: number) => `/mostrador/${idAfiliado}`
