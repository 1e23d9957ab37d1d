// Exports that other areas may use.
export { TOPE, exigirCriterio, exigirRango, matriculaBuscada, nombreBuscado } from './criterios.ts'
export { DE_LUNES_A_VIERNES, TODOS_LOS_DIAS, enElPortal, franjasDe } from './enElPortal.ts'
export { contiene } from './palabras.ts'
export { calleDe, localidadesPorNombre } from './porNombre.ts'
export { exigirCriterios } from './rango.ts'
export { calles, departamentos, localidades, provincias } from './tables.ts'
