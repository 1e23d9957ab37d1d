import type { Prestador } from '#contract/prestadores.ts'
import { useGuardadas } from '#live/copias/useGuardadas.ts'
import type { Resource } from '#local/resource.ts'
import { CampoBuscado } from '#piezas/busqueda/CampoBuscado.tsx'
import { type DeBusqueda, PantallaDeBusqueda } from '#piezas/busqueda/PantallaDeBusqueda.tsx'
import { texts as deBuscar } from '#piezas/busqueda/texts.ts'
import { YaBuscaste } from '#piezas/busqueda/YaBuscaste.tsx'
import { faltaDeMatricula, faltaDeNombre } from '#piezas/criterios.ts'
import { CampoDeLocalidad, useNombreDeLocalidad } from '#piezas/lugares/CampoDeLocalidad.tsx'
import { aparato } from '#ui/esMovil.ts'
import { ListaEscrita } from '#ui/ListaEscrita.tsx'

import { APrestadores } from './APrestadores.tsx'
import { type Clase, type Criterios, elegidosDe, enPalabras } from './criterios.ts'
import { Resultados, coincide } from './Resultados.tsx'
import { texts } from './texts.ts'
import { useBuscarPrestadores } from './useBuscarPrestadores.ts'

/** Criteria of a search: town and class by their ids. */
type Preguntado = {
  idClase: number | null | undefined
  idLocalidad: number | null | undefined
  nombre: string | null | undefined
  matricula?: string | null | undefined
}

type Props<Params> = {
  titulo: string
  vacio: string
  /** Label of the field for the name. */
  nombre: string
  conMatricula?: boolean
  /** The specialties, or the types of establishments, to choose from. */
  clases: {
    state: 'loading' | 'absent' | 'ready'
    todas: readonly Clase[]
    etiqueta: string
    elegir: string
    ninguna: string
  }
  de: Resource<Params, Prestador[]>
  pedidoDe: (criterios: Criterios) => Params
  preguntadoEn: (params: Params) => Preguntado
  /** True if the rows of a result show the class that was searched. */
  diceLaClase?: boolean
}

/** Search for providers of one kind, by class, town or name; shows the results of the last search at first. */
export function BuscarPrestadores<Params>(props: Props<Params>) {
  const { titulo, vacio, clases, de, pedidoDe, preguntadoEn, diceLaClase } = props
  const nombreDeLocalidad = useNombreDeLocalidad()
  const guardadas = useGuardadas(de)
  const busqueda = useBuscarPrestadores({
    guardadas,
    criteriosDe,
    pedidoDe,
    leyendo: clases.state === 'loading',
  })
  const { criterios, buscada, seDice } = busqueda
  const elegidos = elegidosDe(criterios)

  const marco: DeBusqueda<Criterios> = {
    titulo,
    busqueda,
    criterio: buscada ? enPalabras(buscada) : '',
    elegidos,
    falta: seDice('clase') && elegidos.length === 0 ? deBuscar.sinCriterio : undefined,
    campos: <Campos {...props} busqueda={busqueda} />,
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
          de={de}
          params={pedidoDe(buscada)}
          vacio={vacio}
          especialidad={diceLaClase ? buscada.clase?.descripcion : undefined}
          esHallado={({ params }, uno) =>
            coincide(uno, buscada) &&
            // The answer does not contain the class, so a stored result matches only if its search was for this class.
            (buscada.clase === undefined || preguntadoEn(params).idClase === buscada.clase.id)
          }
        />
      ) : (
        <PantallaDeBusqueda {...marco} />
      )}
    </>
  )

  function criteriosDe(params: Params): Criterios {
    const { idClase, idLocalidad, nombre, matricula } = preguntadoEn(params)
    const descripcion = nombreDeLocalidad(idLocalidad)
    const clase = clases.todas.find(({ id }) => id === idClase)
    return {
      ...(clase && { clase }),
      ...(idLocalidad != null && descripcion && { localidad: { idLocalidad, descripcion } }),
      nombre: nombre ?? '',
      matricula: matricula ?? '',
    }
  }
}

type CamposProps = Pick<Props<never>, 'clases' | 'nombre' | 'conMatricula'> &
  Pick<DeBusqueda<Criterios>, 'busqueda'>

function Campos({ clases, nombre, conMatricula, busqueda }: CamposProps) {
  const { criterios, cambiar } = busqueda
  return (
    <>
      <div className="dos-columnas">
        <ListaEscrita
          etiqueta={clases.etiqueta}
          elegir={clases.elegir}
          opciones={clases.todas}
          claveDe={({ id }) => String(id)}
          textoDe={({ descripcion }) => descripcion}
          ninguna={clases.state === 'absent' ? deBuscar.sinListas(aparato()) : clases.ninguna}
          elegida={criterios.clase}
          onElegir={(clase) => cambiar({ clase })}
        />
        <CampoDeLocalidad
          elegida={criterios.localidad}
          onElegir={(localidad) => cambiar({ localidad })}
        />
        <CampoBuscado
          busqueda={busqueda}
          campo="nombre"
          etiqueta={nombre}
          faltaDe={faltaDeNombre}
        />
        {conMatricula && (
          <CampoBuscado
            busqueda={busqueda}
            campo="matricula"
            etiqueta={deBuscar.matricula}
            ayuda={deBuscar.matriculaAyuda}
            inputMode="numeric"
            faltaDe={faltaDeMatricula}
          />
        )}
      </div>
      <p className="tenue">{texts.alcanza}</p>
    </>
  )
}
