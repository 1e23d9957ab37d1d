import type { ReactNode } from 'react'
import { type Control, useController } from 'react-hook-form'

import { useResource } from '#live/copias/useResource.ts'
import type { Resource } from '#local/resource.ts'
import { aparato } from '#ui/esMovil.ts'
import { Esqueleto } from '#ui/Esqueleto.tsx'
import { ListaEscrita } from '#ui/ListaEscrita.tsx'
import { Panel } from '#ui/Panel.tsx'

import type { Campos } from './domicilioEscrito.ts'
import { textos } from './formularioTexts.ts'

export type NombreDeNivel = 'provincia' | 'departamento' | 'localidad' | 'calle'
export type Elegido<N extends NombreDeNivel> = NonNullable<Campos[N]>

type Props<N extends NombreDeNivel, Params> = {
  de: Control<Campos>
  nombre: N
  etiqueta: string
  elegir: string
  /** Name of the place that the list belongs to. */
  donde?: string | undefined
  lista: Resource<Params, Elegido<N>[]>
  /** Undefined until the level above is chosen. */
  params: Params | undefined
  claveDe: (uno: Elegido<N>) => number
  /** Name of the level that has to be chosen first. */
  primero: string
  ayuda?: string | undefined
  onElegir: (uno: Elegido<N>) => void
}

/** One level of an address, chosen from the list of the level above (ADDR-02). */
export function Nivel<N extends NombreDeNivel, Params>(props: Props<N, Params>) {
  const { params, primero } = props
  if (params === undefined)
    return <Campo {...props} opciones={[]} sinLista={<p>{textos.primero(primero)}</p>} />
  return <ConLista {...props} params={params} />
}

function ConLista<N extends NombreDeNivel, Params>(props: Props<N, Params> & { params: Params }) {
  const copia = useResource(props.lista, props.params)
  if (copia.state === 'ready') return <Campo {...props} opciones={copia.value} />
  const falta =
    copia.state === 'absent' && copia.failure ? (
      <Panel tono="aviso" titulo={textos.sinLista(aparato())}>
        <p>{textos.sinListaDetalle}</p>
      </Panel>
    ) : (
      <Esqueleto texto={textos.trayendoLista} />
    )
  return <Campo {...props} opciones={[]} sinLista={falta} />
}

type CampoProps<N extends NombreDeNivel, Params> = Props<N, Params> & {
  opciones: Elegido<N>[]
  sinLista?: ReactNode
}

function Campo<N extends NombreDeNivel, Params>({
  de,
  nombre,
  etiqueta,
  elegir,
  donde,
  claveDe,
  ayuda,
  onElegir,
  opciones,
  sinLista,
}: CampoProps<N, Params>) {
  const { field, fieldState } = useController({ control: de, name: nombre })
  const { value, ref } = field
  return (
    <ListaEscrita
      etiqueta={etiqueta}
      elegir={elegir}
      donde={donde}
      nota={textos.guardadaAca(aparato())}
      opciones={opciones}
      claveDe={(uno) => String(claveDe(uno))}
      textoDe={({ descripcion }) => descripcion}
      ninguna={textos.ninguna}
      sinLista={sinLista}
      volver={textos.volverAlDomicilio}
      elegida={value ?? undefined}
      onElegir={onElegir}
      error={fieldState.error?.message}
      {...(ayuda !== undefined && { ayuda })}
      ref={ref}
    />
  )
}
