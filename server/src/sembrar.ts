import { eq } from 'drizzle-orm'

import type { Db } from './base/database.ts'
import type { Passwords } from './base/passwords.ts'
import { hechos } from './base/tables.ts'
import { AREAS } from './registry.ts'
import { createAzar } from './semilla/azar.ts'
import { type De, PERSONAS_DE_PRUEBA, type Who, familiasDePrueba } from './semilla/demo.ts'
import { guardarFamilias } from './sesiones/semilla.ts'

const SEEDED = 'semilla'

export async function isSeeded(db: Db): Promise<boolean> {
  const rows = await db.select().from(hechos).where(eq(hechos.nombre, SEEDED))
  return rows.length > 0
}

/** Stores the people of the demo, which are the same for the same seed; all or nothing. */
export async function sembrar(
  db: Db,
  { seed, ahora, passwords }: { seed: number; ahora: number; passwords: Passwords },
): Promise<void> {
  const azar = createAzar(seed)
  const who = Object.keys(PERSONAS_DE_PRUEBA) as Who[]
  const salts = who.map(() => azar.bytes(16))
  const hashes = await Promise.all(
    who.map((name, at) => passwords.hash(PERSONAS_DE_PRUEBA[name].password, salts[at])),
  )
  await db.transaction(async (tx) => {
    const demo = familiasDePrueba(ahora)
    const familias = who.map((name, at) => ({ ...demo[name], contrasenia: hashes[at] ?? '' }))
    const stored = await guardarFamilias(tx, familias, ahora)
    const of: De = (name) => stored[who.indexOf(name)] ?? { uid: 0, integrantes: [] }
    for (const { seed: own } of AREAS) {
      const { sembrar: sow } = (await own?.()) ?? {}
      await sow?.({ tx, of, ahora, azar })
    }
    await tx.insert(hechos).values({ nombre: SEEDED, valor: String(seed) })
  })
}
