import { useHistoryState } from 'wouter/use-browser-location'

import { useGuardadas } from '#live/copias/useGuardadas.ts'
import { useResource } from '#live/copias/useResource.ts'
import { afiliadoActual, ficha } from '#model/afiliados.ts'
import { farmaciasHalladas } from '#model/farmacias.ts'
import { CampoBuscado } from '#piezas/busqueda/CampoBuscado.tsx'
import { type DeBusqueda, PantallaDeBusqueda } from '#piezas/busqueda/PantallaDeBusqueda.tsx'
import { enUnaLinea, partesDe } from '#piezas/busqueda/partes.ts'
import { texts as deBuscar } from '#piezas/busqueda/texts.ts'
import { type Busqueda, useBusqueda } from '#piezas/busqueda/useBusqueda.ts'
import { YaBuscaste } from '#piezas/busqueda/YaBuscaste.tsx'
import { faltaDeNombre } from '#piezas/criterios.ts'
import { CampoDeLocalidad, type Localidad } from '#piezas/lugares/CampoDeLocalidad.tsx'
import { aparato } from '#ui/esMovil.ts'
import { Volver } from '#ui/Volver.tsx'

import { Criterios, Halladas } from './Halladas.tsx'
import { texts } from './texts.ts'

const VACIOS: Criterios = { nombre: '' }
const elegidosDe = ({ nombre, localidad }: Criterios) =>
  partesDe(VACIOS, { nombre, localidad: localidad?.descripcion })
const estaBien = (criterios: Criterios) =>
  elegidosDe(criterios).length > 0 && faltaDeNombre(criterios.nombre) === undefined
const enPalabras = (criterios: Criterios) => enUnaLinea(elegidosDe(criterios))

/** Pharmacies: those of the person's own town at first, others by search. */
export function FarmaciasScreen() {
  const { propia, leyendo } = useLocalidadPropia()
  const { farmacia } = useHistoryState<{ farmacia?: unknown } | null>() ?? {}
  const busqueda = useBusqueda<Criterios>({
    vacios: VACIOS,
    forma: Criterios,
    estaBien,
    alAbrir:
      // The pharmacy that the portal's search opened.
      typeof farmacia === 'string'
        ? { nombre: farmacia }
        : propia && { nombre: '', localidad: propia },
    leyendo,
  })
  const guardadas = useGuardadas(farmaciasHalladas)
  const { criterios, buscada, seDice } = busqueda
  const elegidos = elegidosDe(criterios)

  const marco: DeBusqueda<Criterios> = {
    titulo: texts.titulo,
    abrir: texts.otra,
    busqueda,
    criterio: buscada ? enPalabras(buscada) : '',
    elegidos,
    falta: seDice('localidad') && elegidos.length === 0 ? deBuscar.sinCriterio : undefined,
    campos: <Campos busqueda={busqueda} propia={propia} />,
    otras: (
      <YaBuscaste
        titulo={texts.guardadas(aparato())}
        busqueda={busqueda}
        guardadas={guardadas}
        criteriosDe={({ nombre: suNombre, idLocalidad }) => {
          const descripcion = nombreDe(idLocalidad)
          return {
            nombre: suNombre ?? '',
            ...(idLocalidad != null && descripcion && { localidad: { idLocalidad, descripcion } }),
          }
        }}
        enPalabras={enPalabras}
        cuantos={({ length }) => texts.farmacias(length)}
      />
    ),
  }
  return (
    <>
      <Volver a="/prestadores">{texts.prestadores}</Volver>
      {buscada ? <Halladas marco={marco} buscada={buscada} /> : <PantallaDeBusqueda {...marco} />}
    </>
  )

  /** Name of a town without the list of towns: from the person's address, or from stored pharmacies. */
  function nombreDe(id: number | null | undefined): string | undefined {
    if (id == null) return undefined
    if (id === propia?.idLocalidad) return propia.descripcion
    return (
      guardadas?.find(({ params, value }) => params.idLocalidad === id && value.length > 0)
        ?.value[0]?.localidad ?? undefined
    )
  }
}

function useLocalidadPropia(): { propia: Localidad | undefined; leyendo: boolean } {
  const actual = useResource(afiliadoActual, {})
  const idAfiliado = actual.state === 'ready' ? actual.value.afiliado.idAfiliado : 0
  const suya = useResource(ficha, { idAfiliado, propia: true })
  const { idLocalidad, descripcion } =
    (suya.state === 'ready' ? suya.value.localidad : undefined) ?? {}
  return {
    propia: idLocalidad === undefined || !descripcion ? undefined : { idLocalidad, descripcion },
    leyendo: actual.state === 'loading' || suya.state === 'loading',
  }
}

type CamposProps = { busqueda: Busqueda<Criterios>; propia: Localidad | undefined }

function Campos({ busqueda, propia }: CamposProps) {
  const { localidad } = busqueda.criterios
  const esLaPropia = localidad && localidad.idLocalidad === propia?.idLocalidad
  return (
    <div className="dos-columnas">
      <CampoBuscado
        busqueda={busqueda}
        campo="nombre"
        etiqueta={deBuscar.nombre}
        faltaDe={faltaDeNombre}
      />
      <CampoDeLocalidad
        elegida={localidad}
        ayuda={esLaPropia ? texts.deDondeSos : undefined}
        onElegir={(otra) => busqueda.cambiar({ localidad: otra })}
      />
    </div>
  )
}
