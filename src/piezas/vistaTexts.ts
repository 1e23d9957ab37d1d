// Single constants and not one object: the first picture contains the texts that it shows, and no others.

/** Some answers have the word 'Derivación' in the type and others do not: the text adds it if needed. */
export const derivacion = (tipo: string) =>
  /^derivaci[oó]n/i.test(tipo) ? tipo : `Derivación ${tipo.toLowerCase()}`
export const plan = 'Plan de salud'
export const provincia = 'Provincia'
export const desde = 'Desde'
export const hasta = 'Hasta'

export const actualizado = (cuando: string) => `Actualizado ${cuando}`
export const buscarNovedades = 'Buscar novedades'

export const imprimirTodas = 'Imprimir tarjetas'
