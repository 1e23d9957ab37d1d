/** idTipoContacto of the three kinds (A §3). */
export const TIPOS = { telefono: 1, email: 2, celular: 5 } as const
