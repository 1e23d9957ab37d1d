import { ArrowLeft24Regular } from '@fluentui/react-icons/svg/arrow-left'
import { Link } from 'wouter'

import { prestadores } from '#contract/prestadores.ts'
import { useGuardadas } from '#live/useGuardadas.ts'
import { useResource } from '#live/useResource.ts'
import { especialidades } from '#model/listas.ts'
import { profesionalesHallados } from '#model/prestadores.ts'
import { FormularioDeBusqueda } from '#piezas/busqueda/FormularioDeBusqueda.tsx'
import { texts as deBuscar } from '#piezas/busqueda/texts.ts'
import { TituloDeLista } from '#piezas/busqueda/TituloDeLista.tsx'
import { useBusqueda } from '#piezas/busqueda/useBusqueda.ts'
import { YaBuscaste } from '#piezas/busqueda/YaBuscaste.tsx'
import { faltaDeMatricula, faltaDeNombre } from '#piezas/criterios.ts'
import {
  CampoDeLocalidad,
  type Localidad,
  useNombreDeLocalidad,
} from '#piezas/lugares/CampoDeLocalidad.tsx'
import { Campo } from '#ui/Campo.tsx'
import { aparato } from '#ui/esMovil.ts'
import { ListaEscrita } from '#ui/ListaEscrita.tsx'

import { Resultados, coincide } from './Resultados.tsx'
import { texts } from './texts.ts'

type Especialidad = { idEspecialidad: number; descripcion: string }
type Criterios = {
  especialidad: Especialidad | undefined
  localidad: Localidad | undefined
  nombre: string
  matricula: string
}

const VACIOS: Criterios = {
  especialidad: undefined,
  localidad: undefined,
  nombre: '',
  matricula: '',
}
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

/** PROV-02. */
export function ProfesionalesScreen() {
  const busqueda = useBusqueda(VACIOS, estaBien)
  const lista = useResource(especialidades, {})
  const nombreDeLocalidad = useNombreDeLocalidad()
  const guardadas = useGuardadas(profesionalesHallados)
  const { criterios, cambiar, buscada, seDice } = busqueda
  const todas = lista.state === 'ready' ? lista.value : []

  const formulario = (
    <FormularioDeBusqueda
      busqueda={busqueda}
      etiqueta={texts.buscarProfesionales}
      trae={prestadores.buscarProfesionales}
      falta={seDice('especialidad') && !hayCriterio(criterios) ? deBuscar.sinCriterio : undefined}
    >
      <div className="dos-columnas">
        <ListaEscrita
          etiqueta={deBuscar.especialidad}
          elegir={texts.elegiEspecialidad}
          opciones={todas.map(({ especialidadVO }) => especialidadVO)}
          claveDe={({ idEspecialidad }) => String(idEspecialidad)}
          textoDe={({ descripcion }) => descripcion}
          ninguna={
            lista.state === 'absent' ? deBuscar.sinListas(aparato()) : texts.ningunaEspecialidad
          }
          elegida={criterios.especialidad}
          onElegir={(especialidad) => cambiar({ especialidad })}
        />
        <CampoDeLocalidad
          elegida={criterios.localidad}
          onElegir={(localidad) => cambiar({ localidad })}
        />
        <Campo
          etiqueta={texts.nombre}
          autoComplete="off"
          enterKeyHint="search"
          valor={criterios.nombre}
          error={seDice('nombre') ? faltaDeNombre(criterios.nombre) : undefined}
          onBlur={() => busqueda.dejar('nombre')}
          onCambiar={(nombre) => cambiar({ nombre })}
        />
        <Campo
          etiqueta={deBuscar.matricula}
          ayuda={deBuscar.matriculaAyuda}
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="search"
          valor={criterios.matricula}
          error={seDice('matricula') ? faltaDeMatricula(criterios.matricula) : undefined}
          onBlur={() => busqueda.dejar('matricula')}
          onCambiar={(matricula) => cambiar({ matricula })}
        />
      </div>
    </FormularioDeBusqueda>
  )

  return (
    <>
      <Link className="enlace" href="/prestadores">
        <ArrowLeft24Regular />
        {texts.titulo}
      </Link>
      {buscada ? (
        <Resultados
          de={profesionalesHallados}
          params={pedidoDe(buscada)}
          titulo={texts.buscarProfesionales}
          criterio={enPalabras(buscada)}
          vacio={texts.sinProfesionales}
          formulario={formulario}
          especialidad={buscada.especialidad?.descripcion}
          onOtra={busqueda.otra}
          esHallado={({ params }, uno) =>
            coincide(uno, {
              nombre: buscada.nombre,
              localidad: buscada.localidad?.descripcion,
            }) &&
            (buscada.matricula.trim() === '' || uno.matricula === buscada.matricula.trim()) &&
            // The answer carries no specialty: only a search for it tells.
            (buscada.especialidad === undefined ||
              params.idEspecialidad === buscada.especialidad.idEspecialidad)
          }
        />
      ) : (
        <>
          <TituloDeLista>{texts.buscarProfesionales}</TituloDeLista>
          {formulario}
          <p className="tenue seccion">{texts.alcanza}</p>
          <YaBuscaste
            guardadas={guardadas}
            enPalabras={(params) => enPalabras(criteriosDe(params)) || undefined}
            cuantos={(hallados) => texts.hallados(hallados.length)}
            onAbrir={(params) => busqueda.abrir(criteriosDe(params))}
          />
        </>
      )}
    </>
  )

  function criteriosDe(params: ReturnType<typeof pedidoDe>): Criterios {
    const { idEspecialidad, idLocalidad, nombreApellido, matricula } = params
    const localidad = nombreDeLocalidad(idLocalidad)
    return {
      especialidad: todas.find(
        ({ especialidadVO }) => especialidadVO.idEspecialidad === idEspecialidad,
      )?.especialidadVO,
      localidad:
        idLocalidad != null && localidad ? { idLocalidad, descripcion: localidad } : undefined,
      nombre: nombreApellido ?? '',
      matricula: matricula ?? '',
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
