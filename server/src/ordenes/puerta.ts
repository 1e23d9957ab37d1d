// Exports that other areas may use.
export { comoConsumo } from './comoConsumo.ts'
export { exigirCupo } from './cupo.ts'
export { comoSeMuestra, evaluar, refuse } from './evaluar.ts'
export { VIDEOCONSULTA, numeroDeOrden } from './numero.ts'
export { ordenes, practicas, teleconsultas } from './tables.ts'
export { abrir, unoPorVez } from './transaccion.ts'
