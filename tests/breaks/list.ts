import { API } from './api.ts'
import type { Break } from './break.ts'
import { CARE } from './care.ts'
import { ENGINE } from './engine.ts'
import { LOCK } from './lock.ts'
import { MENDED } from './mended.ts'
import { REQUESTS } from './requests.ts'

/** All breaks; `npm run test:breaks` plays each. */
export const BREAKS: Break[] = [...CARE, ...REQUESTS, ...API, ...ENGINE, ...LOCK, ...MENDED]
