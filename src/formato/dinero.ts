const ars = new Intl.NumberFormat('es-AR', { style: 'currency', currency: 'ARS' })

/** Writes 4500 as $ 4.500,00. */
export const dinero = (importe: number) => ars.format(importe)
