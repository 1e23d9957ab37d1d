import { and, eq, inArray } from 'drizzle-orm'

import type { claves as area } from '#contract/extensiones/claves.ts'

import type { AreaHandlers } from '../http/endpointHandler.ts'
import { Problem } from '../http/problem.ts'
import { claves } from './tables.ts'

const MAX_KEYS = 500
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export const clavesHandlers: AreaHandlers<typeof area> = {
  consultar: async ({ db, persona, request }) => {
    if (request.claves.length > MAX_KEYS) throw new Problem(422)
    const asked = request.claves.filter((clave) => UUID.test(clave))
    const found = await db
      .select({ clave: claves.clave })
      .from(claves)
      .where(and(eq(claves.uid, persona.uid), inArray(claves.clave, asked)))
    const arrived = new Set(found.map(({ clave }) => clave))
    return {
      llegaron: Object.fromEntries(asked.map((clave) => [clave, arrived.has(clave.toLowerCase())])),
    }
  },
}
