// Exports that other areas may use.
export { huellasAnuladas, revisarRecetas } from './anuladas.ts'
