import { useResource } from '#live/copias/useResource.ts'
import { localidades } from '#model/listas.ts'
import { aparato } from '#ui/esMovil.ts'
import { ListaEscrita } from '#ui/ListaEscrita.tsx'

import { texts } from '../busqueda/texts.ts'

export type Localidad = { idLocalidad: number; descripcion: string }

type Props = {
  elegida: Localidad | undefined
  onElegir: (localidad: Localidad) => void
  ayuda?: string | undefined
}

/** A town, from the provider's list (FORM-09). */
export function CampoDeLocalidad({ elegida, onElegir, ayuda }: Props) {
  const lista = useResource(localidades, {})
  const todas = lista.state === 'ready' ? lista.value : []
  const opciones = todas.map(({ localidadVO, provinciaVO }) => ({
    ...localidadVO,
    provincia: provinciaVO?.descripcion,
  }))
  return (
    <ListaEscrita<Localidad & { provincia?: string | null | undefined }>
      etiqueta={texts.localidad}
      elegir={texts.elegiLocalidad}
      opciones={opciones}
      claveDe={({ idLocalidad }) => String(idLocalidad)}
      textoDe={({ descripcion, provincia }) =>
        provincia ? `${descripcion}, ${provincia}` : descripcion
      }
      ninguna={lista.state === 'absent' ? texts.sinListas(aparato()) : texts.ningunaLocalidad}
      elegida={elegida}
      onElegir={({ idLocalidad, descripcion }) => onElegir({ idLocalidad, descripcion })}
      {...(ayuda !== undefined && { ayuda })}
    />
  )
}

/** Name of a town by its id; undefined while the list is missing. */
export function useNombreDeLocalidad(): (id: number | null | undefined) => string | undefined {
  const lista = useResource(localidades, {})
  return (id) =>
    lista.state === 'ready'
      ? lista.value.find(({ localidadVO }) => localidadVO.idLocalidad === id)?.localidadVO
          .descripcion
      : undefined
}
