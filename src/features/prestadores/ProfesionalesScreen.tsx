import { type Infer, number, object, optional, string } from 'superstruct'

import { useGuardadas } from '#live/copias/useGuardadas.ts'
import { useResource } from '#live/copias/useResource.ts'
import { especialidades } from '#model/listas.ts'
import { profesionalesHallados } from '#model/prestadores.ts'
import type { DeBusqueda } from '#piezas/busqueda/PantallaDeBusqueda.tsx'
import { texts as deBuscar } from '#piezas/busqueda/texts.ts'
import { YaBuscaste } from '#piezas/busqueda/YaBuscaste.tsx'
import { faltaDeMatricula, faltaDeNombre } from '#piezas/criterios.ts'
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
  especialidad: optional(object({ idEspecialidad: number(), descripcion: string() })),
  localidad: optional(object({ idLocalidad: number(), descripcion: string() })),
  nombre: string(),
  matricula: string(),
})

const VACIOS: Criterios = { nombre: '', matricula: '' }
const hayCriterio = ({ especialidad, localidad, nombre, matricula }: Criterios) =>
  [especialidad, localidad, nombre.trim(), matricula.trim()].some(Boolean)
const estaBien = (criterios: Criterios) =>
  hayCriterio(criterios) &&
  faltaDeNombre(criterios.nombre) === undefined &&
  faltaDeMatricula(criterios.matricula) === undefined
const enPalabras = ({ especialidad, localidad, nombre, matricula }: Criterios) =>
  [especialidad?.descripcion, localidad?.descripcion, nombre.trim(), matricula.trim()]
    .filter(Boolean)
    .join(' · ')

/** Professionals (PROV-02): results of the last search at first. */
export function ProfesionalesScreen() {
  const lista = useResource(especialidades, {})
  const nombreDeLocalidad = useNombreDeLocalidad()
  const guardadas = useGuardadas(profesionalesHallados)
  const todas =
    lista.state === 'ready' ? lista.value.map(({ especialidadVO }) => especialidadVO) : []
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
  const { especialidad, localidad, nombre, matricula } = criterios

  const marco: DeBusqueda<Criterios> = {
    titulo: texts.buscarProfesionales,
    busqueda,
    criterio: buscada ? enPalabras(buscada) : '',
    elegidos: [
      ...(especialidad
        ? [{ texto: especialidad.descripcion, sin: { especialidad: undefined } }]
        : []),
      ...(localidad ? [{ texto: localidad.descripcion, sin: { localidad: undefined } }] : []),
      ...(nombre.trim() === '' ? [] : [{ texto: nombre.trim(), sin: { nombre: '' } }]),
      ...(matricula.trim() === '' ? [] : [{ texto: matricula.trim(), sin: { matricula: '' } }]),
    ],
    falta: seDice('especialidad') && !hayCriterio(criterios) ? deBuscar.sinCriterio : undefined,
    campos: (
      <>
        <div className="dos-columnas">
          <ListaEscrita
            etiqueta={deBuscar.especialidad}
            elegir={texts.elegiEspecialidad}
            opciones={todas}
            claveDe={({ idEspecialidad }) => String(idEspecialidad)}
            textoDe={({ descripcion }) => descripcion}
            ninguna={
              lista.state === 'absent' ? deBuscar.sinListas(aparato()) : texts.ningunaEspecialidad
            }
            elegida={especialidad}
            onElegir={({ idEspecialidad, descripcion }) =>
              cambiar({ especialidad: { idEspecialidad, descripcion } })
            }
          />
          <CampoDeLocalidad elegida={localidad} onElegir={(otra) => cambiar({ localidad: otra })} />
          <Campo
            etiqueta={texts.nombre}
            autoComplete="off"
            enterKeyHint="search"
            valor={nombre}
            error={seDice('nombre') ? faltaDeNombre(nombre) : undefined}
            onBlur={() => busqueda.dejar('nombre')}
            onCambiar={(otro) => cambiar({ nombre: otro })}
          />
          <Campo
            etiqueta={deBuscar.matricula}
            ayuda={deBuscar.matriculaAyuda}
            inputMode="numeric"
            autoComplete="off"
            enterKeyHint="search"
            valor={matricula}
            error={seDice('matricula') ? faltaDeMatricula(matricula) : undefined}
            onBlur={() => busqueda.dejar('matricula')}
            onCambiar={(otra) => cambiar({ matricula: otra })}
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
          de={profesionalesHallados}
          params={pedidoDe(buscada)}
          vacio={texts.sinProfesionales}
          especialidad={buscada.especialidad?.descripcion}
          esHallado={({ params }, uno) =>
            coincide(uno, {
              nombre: buscada.nombre,
              localidad: buscada.localidad?.descripcion,
            }) &&
            (buscada.matricula.trim() === '' || uno.matricula === buscada.matricula.trim()) &&
            // The answer does not contain the specialty, so a stored result matches only if its search was for this
            // specialty.
            (buscada.especialidad === undefined ||
              params.idEspecialidad === buscada.especialidad.idEspecialidad)
          }
        />
      ) : (
        <SinBuscar marco={marco} />
      )}
    </>
  )

  function criteriosDe(params: Pedido): Criterios {
    const { idEspecialidad, idLocalidad, nombreApellido } = params
    const descripcion = nombreDeLocalidad(idLocalidad)
    const suya = todas.find((una) => una.idEspecialidad === idEspecialidad)
    return {
      ...(suya && {
        especialidad: { idEspecialidad: suya.idEspecialidad, descripcion: suya.descripcion },
      }),
      ...(idLocalidad != null && descripcion && { localidad: { idLocalidad, descripcion } }),
      nombre: nombreApellido ?? '',
      matricula: params.matricula ?? '',
    }
  }
}

type Pedido = {
  matricula?: string | null | undefined
  nombreApellido?: string | null | undefined
  soloActivos: true
  idLocalidad?: number | null | undefined
  idEspecialidad?: number | null | undefined
}

const pedidoDe = ({ matricula, nombre, localidad, especialidad }: Criterios): Pedido => ({
  matricula: matricula.trim() || null,
  nombreApellido: nombre.trim() || null,
  soloActivos: true,
  idLocalidad: localidad?.idLocalidad ?? null,
  idEspecialidad: especialidad?.idEspecialidad ?? null,
})
