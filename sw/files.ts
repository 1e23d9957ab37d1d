import { type BuiltFile, makeRings } from './rings.ts'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: BuiltFile[] }

/** The files of this build, from tools/rings.ts. */
export const rings = makeRings(self.__WB_MANIFEST)
