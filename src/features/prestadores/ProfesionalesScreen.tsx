import { useResource } from '#live/copias/useResource.ts'
import { especialidades } from '#model/listas.ts'
import { profesionalesHallados } from '#model/prestadores.ts'
import { texts as deBuscar } from '#piezas/busqueda/texts.ts'

import { BuscarPrestadores } from './BuscarPrestadores.tsx'
import { texts } from './texts.ts'

/** PROV-02: professionals, by specialty, town, name or matricula. */
export function ProfesionalesScreen() {
  const lista = useResource(especialidades, {})
  const todas = lista.state === 'ready' ? lista.value : []
  return (
    <BuscarPrestadores
      titulo={texts.buscarProfesionales}
      vacio={texts.sinProfesionales}
      nombre={texts.nombre}
      conMatricula
      clases={{
        state: lista.state,
        todas: todas.map(({ especialidadVO: { idEspecialidad: id, descripcion } }) => ({
          id,
          descripcion,
        })),
        etiqueta: deBuscar.especialidad,
        elegir: texts.elegiEspecialidad,
        ninguna: texts.ningunaEspecialidad,
      }}
      de={profesionalesHallados}
      pedidoDe={({ matricula, nombre, localidad, clase }) => ({
        matricula: matricula.trim() || null,
        nombreApellido: nombre.trim() || null,
        soloActivos: true as const,
        idLocalidad: localidad?.idLocalidad ?? null,
        idEspecialidad: clase?.id ?? null,
      })}
      preguntadoEn={({ idEspecialidad, nombreApellido, idLocalidad, matricula }) => ({
        idClase: idEspecialidad,
        nombre: nombreApellido,
        idLocalidad,
        matricula,
      })}
      diceLaClase
    />
  )
}
