import { PERSONAS_DE_PRUEBA } from '../../server/src/semilla/demo.ts'
import { usuarioDe } from './aseguradora.ts'
import type { Who } from './server.ts'

export type Person = Who

/** Credentials of each demo person; with an insurer whose members sign in by number, `cuil` is that number. */
export const people = Object.fromEntries(
  Object.entries(PERSONAS_DE_PRUEBA).map(([who, { usuario, password }]) => [
    who,
    { cuil: usuarioDe(who as Who, usuario), password },
  ]),
) as Record<Person, { cuil: string; password: string }>
