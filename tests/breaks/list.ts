import type { Break } from './break.ts'
import { CARE } from './care.ts'
import { ENGINE } from './engine.ts'

/** All of them; `npm run test:breaks` plays each. */
export const BREAKS: Break[] = [...CARE, ...ENGINE]
