// Exports that other files of the server may use.
export { cleanUp } from './cleanUp.ts'
export type { Gateway } from './forward.ts'
export { createInsurer } from './insurer.ts'
export { createLimit } from './limit.ts'
export { ADDED, mountGateway } from './mount.ts'
export { createSessions } from './session.ts'
