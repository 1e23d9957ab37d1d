const ars = new Intl.NumberFormat('es-AR', { style: 'currency', currency: 'ARS' })

/** 4500 → $ 4.500,00 */
export const dinero = (importe: number) => ars.format(importe)
