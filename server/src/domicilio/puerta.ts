// Exports that other areas may use.
export { domicilioDe, versionDeDomicilio } from './service.ts'
