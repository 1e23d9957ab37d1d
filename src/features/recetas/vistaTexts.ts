// Single constants and not one object: the first picture contains the texts that it shows, and no others.

export const titulo = 'Recetas electrónicas'
export const buscarOtras = 'Buscar Otras'
export const loGuardado = 'Todo el grupo · 6 meses'
export const paraUsar = 'Para usar ahora'
export const anteriores = 'Anteriores'

export const remedio = 'Remedio'
export const numero = 'Número'
export const afiliado = 'Afiliado'
export const estado = 'Estado'
export const fecha = 'Fecha'
export const vence = 'Vence'
export const farmacia = 'Farmacia'
export const nada = '—'
export const yMas = (cuantas: number) => ` y ${cuantas} más`
export const vencio = (dia: string) => `Venció el ${dia}`
export const sinNombre = 'Sin nombre'
export const deReceta = (cual: string) => `la receta N° ${cual}`
