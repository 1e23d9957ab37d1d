// Dexie for pages, their worker and the service worker: a file without imports and exports runs as a module and by
// importScripts (tools/engine.ts).
import { Dexie, RangeSet, liveQuery, mergeRanges } from 'dexie'

Object.assign(self, { delDexie: { Dexie, RangeSet, liveQuery, mergeRanges } })
