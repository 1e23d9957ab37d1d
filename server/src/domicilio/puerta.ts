// What other areas may use of this one.
export { domicilioDe, versionDeDomicilio } from './service.ts'
