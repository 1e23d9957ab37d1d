import { ArrowLeft24Regular } from '@fluentui/react-icons/svg/arrow-left'
import { Link } from 'wouter'

import { prestadores } from '#contract/prestadores.ts'
import { useGuardadas } from '#live/useGuardadas.ts'
import { useResource } from '#live/useResource.ts'
import { tiposDeEstablecimiento } from '#model/listas.ts'
import { establecimientosHallados } from '#model/prestadores.ts'
import { FormularioDeBusqueda } from '#piezas/busqueda/FormularioDeBusqueda.tsx'
import { texts as deBuscar } from '#piezas/busqueda/texts.ts'
import { TituloDeLista } from '#piezas/busqueda/TituloDeLista.tsx'
import { useBusqueda } from '#piezas/busqueda/useBusqueda.ts'
import { YaBuscaste } from '#piezas/busqueda/YaBuscaste.tsx'
import { faltaDeNombre } from '#piezas/criterios.ts'
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

type Tipo = { idTipoEstablecimiento: number; descripcion: string }
type Criterios = { tipo: Tipo | undefined; localidad: Localidad | undefined; nombre: string }

const VACIOS: Criterios = { tipo: undefined, localidad: undefined, nombre: '' }
const hayCriterio = ({ tipo, localidad, nombre }: Criterios) =>
  [tipo, localidad, nombre.trim()].some(Boolean)
const estaBien = (criterios: Criterios) =>
  hayCriterio(criterios) && faltaDeNombre(criterios.nombre) === undefined
const enPalabras = ({ tipo, localidad, nombre }: Criterios) =>
  [tipo?.descripcion, localidad?.descripcion, nombre.trim()].filter(Boolean).join(' · ')

/** PROV-03. */
export function EstablecimientosScreen() {
  const busqueda = useBusqueda(VACIOS, estaBien)
  const lista = useResource(tiposDeEstablecimiento, {})
  const nombreDeLocalidad = useNombreDeLocalidad()
  const guardadas = useGuardadas(establecimientosHallados)
  const { criterios, cambiar, buscada, seDice } = busqueda
  const tipos = lista.state === 'ready' ? lista.value : []

  const formulario = (
    <FormularioDeBusqueda
      busqueda={busqueda}
      etiqueta={texts.buscarEstablecimientos}
      trae={prestadores.buscarEstablecimientos}
      falta={seDice('tipo') && !hayCriterio(criterios) ? deBuscar.sinCriterio : undefined}
    >
      <div className="dos-columnas">
        <ListaEscrita
          etiqueta={texts.tipo}
          elegir={texts.elegiTipo}
          opciones={tipos}
          claveDe={({ idTipoEstablecimiento }) => String(idTipoEstablecimiento)}
          textoDe={({ descripcion }) => descripcion}
          ninguna={lista.state === 'absent' ? deBuscar.sinListas(aparato()) : texts.ningunTipo}
          elegida={criterios.tipo}
          onElegir={(tipo) => cambiar({ tipo })}
        />
        <CampoDeLocalidad
          elegida={criterios.localidad}
          onElegir={(localidad) => cambiar({ localidad })}
        />
        <Campo
          etiqueta={deBuscar.nombre}
          autoComplete="off"
          enterKeyHint="search"
          valor={criterios.nombre}
          error={seDice('nombre') ? faltaDeNombre(criterios.nombre) : undefined}
          onBlur={() => busqueda.dejar('nombre')}
          onCambiar={(nombre) => cambiar({ nombre })}
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
          de={establecimientosHallados}
          params={pedidoDe(buscada)}
          titulo={texts.buscarEstablecimientos}
          criterio={enPalabras(buscada)}
          vacio={texts.sinEstablecimientos}
          formulario={formulario}
          onOtra={busqueda.otra}
          esHallado={({ params }, uno) =>
            coincide(uno, {
              nombre: buscada.nombre,
              localidad: buscada.localidad?.descripcion,
            }) &&
            // The answer carries no such kind: only a search for it tells.
            (buscada.tipo === undefined ||
              params.idTipoEstablecimiento === buscada.tipo.idTipoEstablecimiento)
          }
        />
      ) : (
        <>
          <TituloDeLista>{texts.buscarEstablecimientos}</TituloDeLista>
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

  function criteriosDe({ idTipoEstablecimiento, idLocalidad, nombre }: Pedido): Criterios {
    const localidad = nombreDeLocalidad(idLocalidad)
    return {
      tipo: tipos.find((uno) => uno.idTipoEstablecimiento === idTipoEstablecimiento),
      localidad:
        idLocalidad != null && localidad ? { idLocalidad, descripcion: localidad } : undefined,
      nombre: nombre ?? '',
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
