import datos from '../../data/personas.json' with { type: 'json' }
import { localidadesPorNombre } from '../busquedas/puerta.ts'
import type { Siembra } from '../http/area.ts'
import type { Azar } from '../semilla/azar.ts'
import { DE_NOMBRE, ESPECIALIDADES, ESTABLECIMIENTOS, type Fila, LOCALIDADES } from './invento.ts'
import {
  especialidades,
  especialidadesDePrestador,
  prestadores,
  tiposDeEstablecimiento,
} from './tables.ts'
import { ACTIVO, TIPOS } from './vista.ts'

const GENERADOS = 210
const DE_BAJA = '2'

/** The providers with a name of their own, and many invented ones to search among. */
export async function sembrar({ tx, azar }: Siembra): Promise<void> {
  const localidad = await localidadesPorNombre(tx)
  const specialties = await tx
    .insert(especialidades)
    .values(ESPECIALIDADES.map(([descripcion, profesion]) => ({ descripcion, profesion })))
    .returning()
  const kinds = await tx
    .insert(tiposDeEstablecimiento)
    .values(
      [...new Set(ESTABLECIMIENTOS.map(([tipo]) => tipo))].map((descripcion) => ({ descripcion })),
    )
    .returning()
  const idOf = (name: string) => specialties.find((row) => row.descripcion === name)?.idEspecialidad
  const kindOf = (name?: string) =>
    kinds.find((row) => row.descripcion === name)?.idTipoEstablecimiento ?? null
  const filas = [...DE_NOMBRE, ...establecimientos(), ...profesionales(azar)]
  const stored = await tx
    .insert(prestadores)
    .values(
      filas.map((fila) => ({
        tipo: fila.establecimiento ? TIPOS.establecimiento : TIPOS.profesional,
        matricula: fila.matricula,
        nombre: fila.nombre,
        idTipoEstablecimiento: kindOf(fila.establecimiento),
        idLocalidad: localidad(fila.localidad),
        domicilio: fila.domicilio ?? null,
        telefonos: fila.telefonos ?? [],
        codigoEstado: fila.baja ? DE_BAJA : ACTIVO,
        tieneConvenio: !fila.sinConvenio,
      })),
    )
    .returning({ idPrestador: prestadores.idPrestador })
  await tx.insert(especialidadesDePrestador).values(
    filas.flatMap(({ especialidades: theirs }, at) =>
      theirs.map((name, orden) => ({
        idPrestador: stored[at]?.idPrestador ?? 0,
        idEspecialidad: idOf(name) ?? 0,
        orden,
      })),
    ),
  )
}

function establecimientos(): Fila[] {
  return ESTABLECIMIENTOS.map(([establecimiento, nombre, localidad, ...theirs], at) => ({
    matricula: String(1060 + at),
    nombre,
    establecimiento,
    especialidades: theirs,
    localidad,
    domicilio: `Belgrano ${100 + at * 37}`,
    telefonos: at % 5 === 4 ? [] : [`02954-43${20_000 + at * 7}`],
  }))
}

function profesionales(azar: Azar): Fila[] {
  return Array.from({ length: GENERADOS }, (_, at) => {
    const mujer = azar.entre(0, 1) === 1
    const [especialidad, profesion] = azar.uno(ESPECIALIDADES)
    const medico = profesion === 'Médico'
    const trato = medico ? (mujer ? 'Dra.' : 'Dr.') : 'Lic.'
    const nombre = azar.uno(mujer ? datos.femeninos : datos.masculinos)
    return {
      // Numbers from 5000 on: providers with a name of their own have lower numbers.
      matricula: String(5000 + at * 3),
      nombre: `${trato} ${nombre} ${azar.uno(datos.apellidos)}`,
      especialidades: [especialidad],
      localidad: azar.uno(LOCALIDADES),
      domicilio: `${azar.uno(['Rivadavia', 'Mitre', 'Sarmiento', 'Quintana'])} ${azar.entre(10, 1900)}`,
      telefonos: Array.from(
        { length: azar.entre(0, 2) },
        () => `02954-4${azar.entre(300_000, 899_999)}`,
      ),
      baja: at % 19 === 7,
      sinConvenio: at % 11 === 5,
    }
  })
}
