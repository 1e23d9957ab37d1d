import { MAX_CLAVES, type claves as area } from '#contract/extensiones/claves.ts'

import { isKey } from '../base/clave.ts'
import type { AreaHandlers } from '../base/endpointHandler.ts'
import { Problem } from '../base/problem.ts'
import { tooMany, take } from '../limites/puerta.ts'
import { annul, arrived } from './annul.ts'
import { olvidarPartes } from './partes.ts'

/** Keys that a person may annul in an hour: each is a row kept as long as a phone may send its change (SEC-05). */
const AN_HOUR = { max: 3_000, windowMs: 3_600_000 }

/** Valid keys of a question; others are ignored. */
function keysOf({ claves }: { claves: string[] }): string[] {
  if (claves.length > MAX_CLAVES) throw new Problem(422)
  return claves.filter(isKey)
}

const answerFor = (asked: string[], found: Set<string>) => ({
  llegaron: Object.fromEntries(asked.map((clave) => [clave, found.has(clave.toLowerCase())])),
})

export const clavesHandlers: AreaHandlers<typeof area> = {
  consultar: async ({ db, persona: { uid }, request }) => {
    const asked = keysOf(request)
    return answerFor(asked, await arrived(db, { uid, claves: asked }))
  },
  anular: async ({ db, persona: { uid }, request, ahora }) => {
    const asked = keysOf(request)
    const wait = await take(db, `anuladas:${uid}`, AN_HOUR, ahora, asked.length)
    if (wait !== undefined) throw tooMany(wait)
    const found = await annul(db, { uid, claves: asked }, ahora)
    await olvidarPartes(db, { uid, claves: asked })
    return answerFor(asked, found)
  },
}
