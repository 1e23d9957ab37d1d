import { producto } from './producto.ts'

/** Name and mark in the bar above every page. The first picture has an empty one (src/app/primera/letras/enLaBarra.ts). */
export const enLaBarra = { nombre: producto.nombre, marca: producto.marca, beta: producto.beta }
