import { type BuiltFile, makeRings } from './rings.ts'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: BuiltFile[] }

/** List of the files of this build, made by tools/rings.ts. */
export const rings = makeRings(self.__WB_MANIFEST)
