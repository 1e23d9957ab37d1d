import { useState } from 'react'
import { type Control, type UseFormSetValue, useWatch } from 'react-hook-form'

import type { Resource } from '#local/resource.ts'
import { calles, departamentos, localidadesDe, provincias } from '#model/listas.ts'

import type { Campos } from './domicilioEscrito.ts'
import { textos } from './formularioTexts.ts'
import { type Elegido, Nivel, type NombreDeNivel } from './Nivel.tsx'

type Elegidos = Pick<Campos, NombreDeNivel>

type Fila<N extends NombreDeNivel, Params> = {
  etiqueta: string
  elegir: string
  lista: Resource<Params, Elegido<N>[]>
  claveDe: (uno: Elegido<N>) => number
  /** Parameters of the level's list; undefined while the level above is not chosen. */
  params: (elegidos: Elegidos) => Params | undefined | null
  donde?: (elegidos: Elegidos) => string | undefined
  /** The level above it. */
  primero: string
  /** Announced after a choice: the chosen place, and the levels that it empties. */
  deNuevo?: readonly [que: string, resto: string]
}

type DelDomicilio = {
  de: Control<Campos>
  elegidos: Elegidos
  /** The level that was chosen last. */
  cambiado: NombreDeNivel | undefined
  onCambiar: (nombre: NombreDeNivel, otro: Campos[NombreDeNivel]) => void
}

function nivel<N extends NombreDeNivel, Params>(
  nombre: N,
  { params, donde, deNuevo, ...fila }: Fila<N, Params>,
) {
  return function UnNivel({ de, elegidos, cambiado, onCambiar }: DelDomicilio) {
    // The value of a level contains its name.
    const elegido = elegidos[nombre] as Elegido<N> | null
    return (
      <Nivel
        {...fila}
        de={de}
        nombre={nombre}
        donde={donde?.(elegidos)}
        params={params(elegidos) ?? undefined}
        ayuda={cambiado === nombre && deNuevo ? textos.elegiDeNuevo(...deNuevo) : undefined}
        onElegir={(otro) => {
          const esElMismo = elegido && fila.claveDe(otro) === fila.claveDe(elegido)
          if (!esElMismo) onCambiar(nombre, otro)
        }}
      />
    )
  }
}

const EN_ORDEN = ['provincia', 'departamento', 'localidad', 'calle'] as const

const NIVELES = {
  provincia: nivel('provincia', {
    etiqueta: textos.provincia,
    elegir: textos.elegiProvincia,
    lista: provincias,
    claveDe: ({ idProvincia }) => idProvincia,
    params: () => ({}),
    primero: '',
    deNuevo: ['la provincia', 'departamento, localidad y calle'],
  }),
  departamento: nivel('departamento', {
    etiqueta: textos.departamento,
    elegir: textos.elegiDepartamento,
    lista: departamentos,
    claveDe: ({ idDepartamento }) => idDepartamento,
    params: ({ provincia }) => provincia && { idProvincia: provincia.idProvincia },
    donde: ({ provincia }) => provincia?.descripcion,
    primero: 'la provincia',
    deNuevo: ['el departamento', 'localidad y calle'],
  }),
  localidad: nivel('localidad', {
    etiqueta: textos.localidad,
    elegir: textos.elegiLocalidad,
    lista: localidadesDe,
    claveDe: ({ idLocalidad }) => idLocalidad,
    params: ({ departamento }) => departamento && { idDepartamento: departamento.idDepartamento },
    donde: ({ departamento }) =>
      departamento ? `${textos.departamento} ${departamento.descripcion}` : undefined,
    primero: 'el departamento',
    deNuevo: ['la localidad', 'la calle'],
  }),
  calle: nivel('calle', {
    etiqueta: textos.calle,
    elegir: textos.elegiCalle,
    lista: calles,
    claveDe: ({ idCalle }) => idCalle,
    params: ({ localidad }) => localidad && { idLocalidad: localidad.idLocalidad },
    donde: ({ localidad }) => localidad?.descripcion,
    primero: 'la localidad',
  }),
}

type Props = { control: Control<Campos>; poner: UseFormSetValue<Campos> }

/** From the province down to the street. A new choice empties the levels below it (ADDR-03). */
export function Niveles({ control, poner }: Props) {
  const [cambiado, setCambiado] = useState<NombreDeNivel>()
  const [provincia, departamento, localidad, calle] = useWatch({
    control,
    name: ['provincia', 'departamento', 'localidad', 'calle'],
  })
  const elegidos = { provincia, departamento, localidad, calle }

  function cambiar(nombre: NombreDeNivel, otro: Campos[NombreDeNivel]) {
    const como = { shouldDirty: true, shouldValidate: false, shouldTouch: true }
    poner(nombre, otro, como)
    for (const debajo of EN_ORDEN.slice(EN_ORDEN.indexOf(nombre) + 1)) poner(debajo, null, como)
    setCambiado(nombre)
  }
  return (
    <div className="niveles">
      {EN_ORDEN.map((nombre) => {
        const UnNivel = NIVELES[nombre]
        return (
          <UnNivel
            key={nombre}
            de={control}
            elegidos={elegidos}
            cambiado={cambiado}
            onCambiar={cambiar}
          />
        )
      })}
    </div>
  )
}
