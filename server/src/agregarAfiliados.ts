import { count, eq, max } from 'drizzle-orm'

import datos from '../data/personas.json' with { type: 'json' }
import { agregarDatos } from './agregarDatos.ts'
import type { Db } from './base/database.ts'
import type { Passwords } from './base/passwords.ts'
import { hechos } from './base/tables.ts'
import { afiliados } from './padron/puerta.ts'
import { type Azar, createAzar } from './semilla/azar.ts'
import { cuilOf } from './semilla/cuil.ts'
import { deMuestra } from './semilla/demo.ts'
import { type Familia, type Integrante } from './semilla/familia.ts'
import { yearsBefore } from './semilla/fechas.ts'
import { guardarFamilias } from './sesiones/semilla.ts'

const FIRST_NUMBER = 200_000
export const PASSWORD_DE_GENERADOS = 'demo0000'

/** Families in one transaction, with all their data. */
const POR_VEZ = 400
/** Fact with the number of members to reach: the next run finishes a broken run. */
const META = 'semilla-meta'

type Pedido = {
  cuantos: number
  seed: number
  ahora: number
  passwords: Passwords
  /** Called after each transaction. */
  avance?: (hechos: number, total: number) => void
}

/**
 * Adds invented families, with prescriptions, consumption, requests, sessions and passes, until the database has this
 * many more members. All sign in with one demo password. A broken run leaves whole families, and the same command
 * then adds only the missing ones.
 */
export async function agregarAfiliados(
  db: Db,
  { cuantos, seed, ahora, passwords, avance }: Pedido,
): Promise<void> {
  const [already] = await db
    .select({
      total: count(),
      last: max(afiliados.numeroAfiliado),
      lastId: max(afiliados.idAfiliado),
    })
    .from(afiliados)
  const total = already?.total ?? 0
  const meta = await metaDe(db, total, cuantos)
  const azar = createAzar(seed + total)
  const contrasenia = await passwords.hash(PASSWORD_DE_GENERADOS, azar.bytes(16))
  // Document numbers go on from the last one, so that two people never share one, even after several runs.
  let documento = 20_000_000 + total * 3
  let numeroAfiliado = Math.max(deMuestra(FIRST_NUMBER), (already?.last ?? 0) + 1)
  let desde = (already?.lastId ?? 0) + 1
  for (let missing = meta - total; missing > 0;) {
    const familias: Familia[] = []
    while (missing > 0 && familias.length < POR_VEZ) {
      const integrantes = familia(
        azar,
        Math.min(missing, azar.entre(1, 5)),
        ahora,
        () => (documento += azar.entre(1, 3)),
      )
      familias.push({
        numeroAfiliado: numeroAfiliado++,
        tipoAfiliado: azar.uno(['Afiliado directo', 'Afiliado directo', 'Jubilado']),
        fechaAlta: yearsBefore(ahora, azar.entre(1, 25), azar.entre(0, 360)),
        integrantes,
        contrasenia,
      })
      missing -= integrantes.length
    }
    desde = await db.transaction(async (tx) => {
      const stored = await guardarFamilias(tx, familias, ahora)
      await agregarDatos(tx, desde, ahora)
      if (missing <= 0) await tx.delete(hechos).where(eq(hechos.nombre, META))
      const ids = stored.flatMap(({ integrantes }) =>
        integrantes.map(({ idAfiliado }) => idAfiliado),
      )
      return Math.max(...ids) + 1
    })
    avance?.(meta - total - missing, meta - total)
  }
}

async function metaDe(db: Db, total: number, cuantos: number): Promise<number> {
  const [row] = await db.select().from(hechos).where(eq(hechos.nombre, META))
  const before = Number(row?.valor ?? 0)
  if (before > total && before - total <= cuantos) return before
  const valor = String(total + cuantos)
  await db
    .insert(hechos)
    .values({ nombre: META, valor })
    .onConflictDoUpdate({ target: hechos.nombre, set: { valor } })
  return total + cuantos
}

function familia(azar: Azar, size: number, ahora: number, documento: () => number): Integrante[] {
  const apellido = azar.uno(datos.apellidos)
  const one = (
    relacion: [femenino: string, masculino: string],
    apellidoPropio: string,
    age: number,
  ): Integrante => {
    const sexo = azar.uno(['Femenino', 'Masculino'] as const)
    return {
      nombre: azar.uno(sexo === 'Femenino' ? datos.femeninos : datos.masculinos),
      apellido: apellidoPropio,
      sexo,
      cuil: cuilOf(documento(), sexo),
      fechaNacimiento: yearsBefore(ahora, age, azar.entre(0, 364)),
      relacion: sexo === 'Femenino' ? relacion[0] : relacion[1],
    }
  }
  const age = azar.entre(24, 79)
  return Array.from({ length: size }, (_, index) => {
    if (index === 0) return one(['Titular', 'Titular'], apellido, age)
    if (index === 1)
      return one(
        ['Cónyuge', 'Cónyuge'],
        azar.uno(datos.apellidos),
        Math.max(21, age - azar.entre(0, 6)),
      )
    return one(['Hija', 'Hijo'], apellido, azar.entre(0, 17))
  })
}
