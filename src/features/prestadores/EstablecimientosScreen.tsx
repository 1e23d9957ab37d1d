import { type Infer, number, object, optional, string } from 'superstruct'

import { useGuardadas } from '#live/copias/useGuardadas.ts'
import { useResource } from '#live/copias/useResource.ts'
import { tiposDeEstablecimiento } from '#model/listas.ts'
import { establecimientosHallados } from '#model/prestadores.ts'
import type { DeBusqueda } from '#piezas/busqueda/PantallaDeBusqueda.tsx'
import { texts as deBuscar } from '#piezas/busqueda/texts.ts'
import { YaBuscaste } from '#piezas/busqueda/YaBuscaste.tsx'
import { faltaDeNombre } from '#piezas/criterios.ts'
import { CampoDeLocalidad, useNombreDeLocalidad } from '#piezas/lugares/CampoDeLocalidad.tsx'
import { Campo } from '#ui/Campo.tsx'
import { aparato } from '#ui/esMovil.ts'
import { ListaEscrita } from '#ui/ListaEscrita.tsx'

import { APrestadores } from './APrestadores.tsx'
import { Resultados, SinBuscar, coincide } from './Resultados.tsx'
import { texts } from './texts.ts'
import { useBuscarPrestadores } from './useBuscarPrestadores.ts'

type Criterios = Infer<typeof Criterios>
const Criterios = object({
  tipo: optional(object({ idTipoEstablecimiento: number(), descripcion: string() })),
  localidad: optional(object({ idLocalidad: number(), descripcion: string() })),
  nombre: string(),
})

const VACIOS: Criterios = { nombre: '' }
const hayCriterio = ({ tipo, localidad, nombre }: Criterios) =>
  [tipo, localidad, nombre.trim()].some(Boolean)
const estaBien = (criterios: Criterios) =>
  hayCriterio(criterios) && faltaDeNombre(criterios.nombre) === undefined
const enPalabras = ({ tipo, localidad, nombre }: Criterios) =>
  [tipo?.descripcion, localidad?.descripcion, nombre.trim()].filter(Boolean).join(' · ')

/** Establishments (PROV-03): results of the last search at first. */
export function EstablecimientosScreen() {
  const lista = useResource(tiposDeEstablecimiento, {})
  const nombreDeLocalidad = useNombreDeLocalidad()
  const guardadas = useGuardadas(establecimientosHallados)
  const tipos = lista.state === 'ready' ? lista.value : []
  const busqueda = useBuscarPrestadores<Criterios, Pedido>({
    vacios: VACIOS,
    forma: Criterios,
    estaBien,
    guardadas,
    criteriosDe,
    pedidoDe,
    leyendo: lista.state === 'loading',
  })
  const { criterios, cambiar, buscada, seDice } = busqueda
  const { tipo, localidad, nombre } = criterios

  const marco: DeBusqueda<Criterios> = {
    titulo: texts.buscarEstablecimientos,
    busqueda,
    criterio: buscada ? enPalabras(buscada) : '',
    elegidos: [
      ...(tipo ? [{ texto: tipo.descripcion, sin: { tipo: undefined } }] : []),
      ...(localidad ? [{ texto: localidad.descripcion, sin: { localidad: undefined } }] : []),
      ...(nombre.trim() === '' ? [] : [{ texto: nombre.trim(), sin: { nombre: '' } }]),
    ],
    falta: seDice('tipo') && !hayCriterio(criterios) ? deBuscar.sinCriterio : undefined,
    campos: (
      <>
        <div className="dos-columnas">
          <ListaEscrita
            etiqueta={texts.tipo}
            elegir={texts.elegiTipo}
            opciones={tipos}
            claveDe={({ idTipoEstablecimiento }) => String(idTipoEstablecimiento)}
            textoDe={({ descripcion }) => descripcion}
            ninguna={lista.state === 'absent' ? deBuscar.sinListas(aparato()) : texts.ningunTipo}
            elegida={tipos.find((uno) => uno.idTipoEstablecimiento === tipo?.idTipoEstablecimiento)}
            onElegir={({ idTipoEstablecimiento, descripcion }) =>
              cambiar({ tipo: { idTipoEstablecimiento, descripcion } })
            }
          />
          <CampoDeLocalidad elegida={localidad} onElegir={(otra) => cambiar({ localidad: otra })} />
          <Campo
            etiqueta={deBuscar.nombre}
            autoComplete="off"
            enterKeyHint="search"
            valor={nombre}
            error={seDice('nombre') ? faltaDeNombre(nombre) : undefined}
            onBlur={() => busqueda.dejar('nombre')}
            onCambiar={(otro) => cambiar({ nombre: otro })}
          />
        </div>
        <p className="tenue">{texts.alcanza}</p>
      </>
    ),
    otras: (
      <YaBuscaste
        busqueda={busqueda}
        guardadas={guardadas}
        criteriosDe={criteriosDe}
        enPalabras={enPalabras}
        cuantos={({ length }) => texts.hallados(length)}
      />
    ),
  }

  return (
    <>
      <APrestadores />
      {buscada ? (
        <Resultados
          marco={marco}
          de={establecimientosHallados}
          params={pedidoDe(buscada)}
          vacio={texts.sinEstablecimientos}
          esHallado={({ params }, uno) =>
            coincide(uno, {
              nombre: buscada.nombre,
              localidad: buscada.localidad?.descripcion,
            }) &&
            // The answer does not contain the type, so a stored result matches only if its search was for this type.
            (buscada.tipo === undefined ||
              params.idTipoEstablecimiento === buscada.tipo.idTipoEstablecimiento)
          }
        />
      ) : (
        <SinBuscar marco={marco} />
      )}
    </>
  )

  function criteriosDe({
    idTipoEstablecimiento,
    idLocalidad,
    nombre: suNombre,
  }: Pedido): Criterios {
    const descripcion = nombreDeLocalidad(idLocalidad)
    const suTipo = tipos.find((uno) => uno.idTipoEstablecimiento === idTipoEstablecimiento)
    return {
      ...(suTipo && {
        tipo: {
          idTipoEstablecimiento: suTipo.idTipoEstablecimiento,
          descripcion: suTipo.descripcion,
        },
      }),
      ...(idLocalidad != null && descripcion && { localidad: { idLocalidad, descripcion } }),
      nombre: suNombre ?? '',
    }
  }
}

type Pedido = {
  nombre?: string | null | undefined
  idLocalidad?: number | null | undefined
  idTipoEstablecimiento?: number | null | undefined
}

const pedidoDe = ({ tipo, localidad, nombre }: Criterios): Pedido => ({
  nombre: nombre.trim() || null,
  idLocalidad: localidad?.idLocalidad ?? null,
  idTipoEstablecimiento: tipo?.idTipoEstablecimiento ?? null,
})
