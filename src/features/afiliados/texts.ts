// Single constants and not one object: the first picture contains the texts that it shows, and no others.

export const titulo = 'Grupo Familiar'
export const numero = 'N° de afiliado'
export const guardados = (cuantos: number, aparato: string) =>
  cuantos === 1
    ? `Tus datos están guardados en este ${aparato}: los ves también sin señal.`
    : `Los datos de los ${cuantos} están guardados en este ${aparato}: los ves también sin señal.`

export const prestar = 'Prestar o recibir una credencial'

export const trayendo = 'Trayendo tu grupo familiar por primera vez…'
export const vacio = 'Tu grupo familiar no tiene integrantes'
export const vacioDetalle = 'Si falta alguien, consultá en una delegación.'
export const delegaciones = 'Ver delegaciones'
