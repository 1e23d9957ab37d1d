import { PERSONAS_DE_PRUEBA } from '../../server/src/semilla/demo.ts'
import type { Who } from './server.ts'

export type Person = Who

/** What each demo person types to get in. */
export const people = Object.fromEntries(
  Object.entries(PERSONAS_DE_PRUEBA).map(([who, { usuario, password }]) => [
    who,
    { cuil: usuario, password },
  ]),
) as Record<Person, { cuil: string; password: string }>
