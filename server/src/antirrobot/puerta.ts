// What other areas may use of this one.
export { exigirComprobante, gastarComprobante, hayAntirrobot } from './service.ts'
