import { useResource } from '#live/copias/useResource.ts'
import { tiposDeEstablecimiento } from '#model/listas.ts'
import { establecimientosHallados } from '#model/prestadores.ts'
import { texts as deBuscar } from '#piezas/busqueda/texts.ts'

import { BuscarPrestadores } from './BuscarPrestadores.tsx'
import { texts } from './texts.ts'

/** PROV-03: establishments, by kind, town or name. */
export function EstablecimientosScreen() {
  const lista = useResource(tiposDeEstablecimiento, {})
  const tipos = lista.state === 'ready' ? lista.value : []
  return (
    <BuscarPrestadores
      titulo={texts.buscarEstablecimientos}
      vacio={texts.sinEstablecimientos}
      nombre={deBuscar.nombre}
      clases={{
        state: lista.state,
        todas: tipos.map(({ idTipoEstablecimiento: id, descripcion }) => ({ id, descripcion })),
        etiqueta: texts.tipo,
        elegir: texts.elegiTipo,
        ninguna: texts.ningunTipo,
      }}
      de={establecimientosHallados}
      pedidoDe={({ clase, localidad, nombre }) => ({
        nombre: nombre.trim() || null,
        idLocalidad: localidad?.idLocalidad ?? null,
        idTipoEstablecimiento: clase?.id ?? null,
      })}
      preguntadoEn={({ idTipoEstablecimiento, idLocalidad, nombre }) => ({
        idClase: idTipoEstablecimiento,
        nombre,
        idLocalidad,
      })}
    />
  )
}
