// Exports that other areas may use.
export { exigirComprobante, gastarComprobante, hayAntirrobot } from './service.ts'
