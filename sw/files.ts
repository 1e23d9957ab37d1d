import { type BuiltFile, makeRings } from './rings.ts'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: BuiltFile[] }

/** What this build is made of, as tools/anillos.ts wrote it down. */
export const rings = makeRings(self.__WB_MANIFEST)
