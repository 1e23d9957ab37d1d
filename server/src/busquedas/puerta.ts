// What other areas may use of this one.
export { TOPE, exigirCriterio, exigirRango, matriculaBuscada, nombreBuscado } from './criterios.ts'
export { contiene } from './palabras.ts'
export { calleDe, localidadesPorNombre } from './porNombre.ts'
export { exigirCriterios } from './rango.ts'
export { calles, departamentos, localidades, provincias } from './tables.ts'
