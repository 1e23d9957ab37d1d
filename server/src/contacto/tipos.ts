/** idTipoContacto of the three kinds (A §3). */
export const TIPOS = { telefono: 1, email: 2, celular: 5 } as const

/** What people choose a kind by. */
export const LISTA_DE_TIPOS = [
  { idTipoContacto: TIPOS.telefono, descripcion: 'Teléfono', codigo: 'telefono' },
  { idTipoContacto: TIPOS.email, descripcion: 'E-mail', codigo: 'email' },
  { idTipoContacto: TIPOS.celular, descripcion: 'Celular', codigo: 'celular' },
]
