import { formas } from '#contract/formas.ts'
import { cifrasDe } from '#formato/numeros.ts'

import type { Db } from '../base/database.ts'
import { afiliados, personasFisicas } from '../padron/puerta.ts'
import type { Familia, Integrante } from '../semilla/familia.ts'
import { usuarios } from './tables.ts'

const BATCH = 400

const batches = <T>(list: readonly T[]) =>
  Array.from({ length: Math.ceil(list.length / BATCH) }, (_, at) =>
    list.slice(at * BATCH, (at + 1) * BATCH),
  )

const CARD = '604200010'

/** Sixteen digits of an invented card, with the member's number in the middle. */
function cardOf(numeroAfiliado: number, orden: number): string {
  const number = String(numeroAfiliado).padStart(cifrasDe(formas.afiliado), '0')
  return `${CARD.slice(0, 14 - number.length)}${number}0${orden}`
}

/** Stores whole families; returns each holder's uid and each family's affiliate ids, in order. */
export async function guardarFamilias(db: Db, familias: readonly Familia[], ahora: number) {
  const personas = await inBatches(
    familias.flatMap(({ integrantes }) => integrantes),
    (rows) =>
      db
        .insert(personasFisicas)
        .values(rows.map(toPersona))
        .returning({ id: personasFisicas.idPersonaFisica, cuil: personasFisicas.cuil }),
  )
  const idOf = new Map(personas.map(({ cuil, id }) => [cuil, id]))
  const stored = await inBatches(
    familias.flatMap((familia) => toAfiliados(familia, idOf)),
    (rows) => db.insert(afiliados).values(rows).returning(),
  )
  const porGrupo = new Map<number, typeof stored>(familias.map((una) => [una.numeroAfiliado, []]))
  for (const row of stored) porGrupo.get(row.idGrupo)?.push(row)
  const grupos = familias.map(({ numeroAfiliado }) =>
    (porGrupo.get(numeroAfiliado) ?? [])
      .toSorted((a, b) => a.orden - b.orden)
      .map(({ idAfiliado, idPersonaFisica }) => ({ idAfiliado, idPersonaFisica })),
  )
  const titulares = await inBatches(
    familias.map(({ contrasenia }, at) => ({
      idAfiliado: grupos[at]?.[0]?.idAfiliado ?? 0,
      contrasenia,
      creadoAt: ahora,
    })),
    (rows) =>
      db
        .insert(usuarios)
        .values(rows)
        .returning({ uid: usuarios.uid, idAfiliado: usuarios.idAfiliado }),
  )
  const uidOf = new Map(titulares.map(({ uid, idAfiliado }) => [idAfiliado, uid]))
  return grupos.map((integrantes) => ({
    uid: uidOf.get(integrantes[0]?.idAfiliado ?? 0) ?? 0,
    integrantes,
  }))
}

async function inBatches<T, R>(
  list: readonly T[],
  insert: (rows: T[]) => PromiseLike<R[]>,
): Promise<R[]> {
  const stored: R[] = []
  for (const rows of batches(list)) stored.push(...(await insert([...rows])))
  return stored
}

function toPersona({ nombre, apellido, cuil, sexo, fechaNacimiento }: Integrante) {
  const numeroDocumento = Number(cuil.slice(2, 10))
  return { nombre, apellido, cuil, sexo, fechaNacimiento, tipoDocumento: 'DNI', numeroDocumento }
}

function toAfiliados(familia: Familia, idOf: ReadonlyMap<string, number>) {
  const { numeroAfiliado, tipoAfiliado, fechaVencimientoCapita = null, fechaAlta } = familia
  return familia.integrantes.map(({ cuil, relacion, fechaNacimiento, situacion }, orden) => ({
    ...situacion,
    idPersonaFisica: idOf.get(cuil) ?? 0,
    idGrupo: numeroAfiliado,
    numeroAfiliado,
    orden,
    relacion,
    tipoAfiliado,
    fechaVencimientoCapita,
    numeroTarjeta: cardOf(numeroAfiliado, orden),
    // Never a day before the birth.
    fechaAlta: fechaAlta > fechaNacimiento ? fechaAlta : fechaNacimiento,
  }))
}
