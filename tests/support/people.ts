import { PERSONAS_DE_PRUEBA } from '../../server/src/semilla/demo.ts'
import type { Who } from './server.ts'

export type Person = Who

/** Credentials of each demo person. */
export const people = Object.fromEntries(
  Object.entries(PERSONAS_DE_PRUEBA).map(([who, { usuario, password }]) => [
    who,
    { cuil: usuario, password },
  ]),
) as Record<Person, { cuil: string; password: string }>
