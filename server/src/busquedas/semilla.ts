import datos from '../../data/geografia.json' with { type: 'json' }
import type { Siembra } from '../http/area.ts'
import { calles, departamentos, localidades, provincias } from './tables.ts'

// Ids are positions in the file, the same for every seed: a stored address keeps its meaning.
const BATCH = 1_000

/** One province has all its departments, towns and streets; the others have only a name. */
export async function sembrar({ tx: db }: Siembra): Promise<void> {
  await db.insert(provincias).values(
    Object.entries(datos.provincias).map(([id, descripcion]) => ({
      idProvincia: Number(id),
      descripcion,
    })),
  )
  const areas = Object.entries(datos.departamentos).map(([descripcion, names], index) => ({
    idDepartamento: datos.idProvincia * 1_000 + (index + 1) * 7,
    idProvincia: datos.idProvincia,
    descripcion,
    names,
  }))
  await db.insert(departamentos).values(areas)
  const towns = areas.flatMap(({ idDepartamento, names }) =>
    names.map((descripcion, index) => ({
      idLocalidad: idDepartamento * 100 + index + 1,
      idDepartamento,
      descripcion,
    })),
  )
  await db.insert(localidades).values(towns)
  const streets = towns.flatMap(({ idLocalidad }) =>
    datos.calles.map((descripcion, index) => ({
      idCalle: idLocalidad * 100 + index + 1,
      idLocalidad,
      descripcion,
    })),
  )
  for (let at = 0; at < streets.length; at += BATCH)
    await db.insert(calles).values(streets.slice(at, at + BATCH))
}
