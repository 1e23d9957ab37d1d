import { ArrowLeft24Regular } from '@fluentui/react-icons/svg/arrow-left'
import { useEffect } from 'react'
import { Link } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'

import { type Farmacia, farmacias } from '#contract/farmacias.ts'
import { plano, seEncuentra } from '#formato/busqueda.ts'
import { useGuardadas } from '#live/useGuardadas.ts'
import { useResource } from '#live/useResource.ts'
import { afiliadoActual, ficha } from '#model/afiliados.ts'
import { farmaciasHalladas } from '#model/farmacias.ts'
import { AvisoDeCincuenta } from '#piezas/AvisoDeCincuenta.tsx'
import { BusquedaPlegada } from '#piezas/Busqueda.tsx'
import { FormularioDeBusqueda } from '#piezas/busqueda/FormularioDeBusqueda.tsx'
import { Hallado } from '#piezas/busqueda/Hallado.tsx'
import { texts as deBuscar } from '#piezas/busqueda/texts.ts'
import { TituloDeLista } from '#piezas/busqueda/TituloDeLista.tsx'
import { useBusqueda } from '#piezas/busqueda/useBusqueda.ts'
import { YaBuscaste } from '#piezas/busqueda/YaBuscaste.tsx'
import { faltaDeNombre } from '#piezas/criterios.ts'
import { CampoDeLocalidad, type Localidad } from '#piezas/lugares/CampoDeLocalidad.tsx'
import { Lugares } from '#piezas/lugares/Lugares.tsx'
import { Campo } from '#ui/Campo.tsx'
import { aparato } from '#ui/esMovil.ts'
import { Panel } from '#ui/Panel.tsx'
import { useLatest } from '#ui/useLatest.ts'

import { texts } from './texts.ts'

/** `localidad`: undefined until somebody chose one, which is the person's own; null where none is wanted. */
type Criterios = { nombre: string; localidad: Localidad | null | undefined }

const VACIOS: Criterios = { nombre: '', localidad: null }

export function FarmaciasScreen() {
  const propia = useLocalidadPropia()
  const dondeDe = ({ localidad }: Criterios) =>
    localidad === undefined ? propia : (localidad ?? undefined)
  const estaBien = (criterios: Criterios) =>
    (criterios.nombre.trim() !== '' || dondeDe(criterios) !== undefined) &&
    faltaDeNombre(criterios.nombre) === undefined
  const busqueda = useBusqueda<Criterios>(VACIOS, estaBien, { nombre: '', localidad: undefined })
  const guardadas = useGuardadas(farmaciasHalladas)
  useDeLaNavegacion((nombre) => busqueda.abrir({ nombre, localidad: null }))
  const { criterios, cambiar, buscada, seDice } = busqueda
  const donde = dondeDe(criterios)
  const nada = seDice('localidad') && criterios.nombre.trim() === '' && donde === undefined

  const formulario = (
    <FormularioDeBusqueda
      busqueda={busqueda}
      etiqueta={texts.titulo}
      trae={farmacias.buscar}
      falta={nada ? deBuscar.sinCriterio : undefined}
    >
      <div className="dos-columnas">
        <Campo
          etiqueta={deBuscar.nombre}
          autoComplete="off"
          enterKeyHint="search"
          valor={criterios.nombre}
          error={seDice('nombre') ? faltaDeNombre(criterios.nombre) : undefined}
          onBlur={() => busqueda.dejar('nombre')}
          onCambiar={(nombre) => cambiar({ nombre })}
        />
        <CampoDeLocalidad
          elegida={donde}
          ayuda={criterios.localidad === undefined && propia ? texts.deDondeSos : undefined}
          onElegir={(localidad) => cambiar({ localidad })}
        />
      </div>
    </FormularioDeBusqueda>
  )
  const volver = (
    <Link className="enlace" href="/prestadores">
      <ArrowLeft24Regular />
      {texts.prestadores}
    </Link>
  )

  if (buscada) {
    const en = dondeDe(buscada)
    return (
      <>
        {volver}
        <Hallado
          de={farmaciasHalladas}
          params={{ nombre: buscada.nombre.trim() || null, idLocalidad: en?.idLocalidad ?? null }}
          titulo={texts.titulo}
          trayendo={texts.trayendo}
          publico
          plegada={
            <BusquedaPlegada
              criterio={[buscada.nombre.trim(), en?.descripcion].filter(Boolean).join(' · ')}
              abrir={texts.otra}
              onAbrir={busqueda.otra}
            />
          }
          seDespliega={(halladas) => halladas.length === 0}
          entreGuardadas={(todas) =>
            entre(
              todas.flatMap(({ value }) => value),
              buscada.nombre,
              en?.descripcion,
            )
          }
        >
          {(halladas, entreLasGuardadas) =>
            halladas.length === 0 ? (
              <>
                <Panel tono="info" titulo={texts.vacio}>
                  <p>{entreLasGuardadas ? deBuscar.entreLasGuardadas : deBuscar.revisa}</p>
                </Panel>
                {formulario}
              </>
            ) : (
              <>
                <AvisoDeCincuenta filas={entreLasGuardadas ? 0 : halladas.length} />
                <output className="fuerte">
                  {texts.farmacias(halladas.length, en?.descripcion)}
                </output>
                <Lugares
                  titulo={texts.titulo}
                  deQue="farmacias"
                  lugares={halladas.map(comoLugar)}
                />
              </>
            )
          }
        </Hallado>
      </>
    )
  }
  return (
    <>
      {volver}
      <TituloDeLista>{texts.titulo}</TituloDeLista>
      {formulario}
      <YaBuscaste
        titulo={texts.guardadas(aparato())}
        guardadas={guardadas}
        enPalabras={(params) =>
          [params.nombre, nombreDe(params.idLocalidad, guardadas)].filter(Boolean).join(' · ') ||
          undefined
        }
        cuantos={(halladas) => texts.farmacias(halladas.length)}
        onAbrir={({ nombre, idLocalidad }) => {
          const descripcion = nombreDe(idLocalidad, guardadas)
          busqueda.abrir({
            nombre: nombre ?? '',
            localidad: idLocalidad != null && descripcion ? { idLocalidad, descripcion } : null,
          })
        }}
      />
    </>
  )

  /** A town's name without its list: the person's own, or as its pharmacies say it. */
  function nombreDe(id: number | null | undefined, de: typeof guardadas): string | undefined {
    if (id == null) return undefined
    if (id === propia?.idLocalidad) return propia.descripcion
    return (
      de?.find(({ params, value }) => params.idLocalidad === id && value.length > 0)?.value[0]
        ?.localidad ?? undefined
    )
  }
}

/** What the search of the whole portal found: it is looked for at once. */
function useDeLaNavegacion(buscar: (nombre: string) => void) {
  const latest = useLatest(buscar)
  const { farmacia } = useHistoryState<{ farmacia?: unknown } | null>() ?? {}
  useEffect(() => {
    if (typeof farmacia === 'string') latest.current(farmacia)
  }, [latest, farmacia])
}

function useLocalidadPropia(): Localidad | undefined {
  const actual = useResource(afiliadoActual, {})
  const idAfiliado = actual.state === 'ready' ? actual.value.afiliado.idAfiliado : 0
  const propia = useResource(ficha, { idAfiliado, propia: true })
  return (propia.state === 'ready' ? propia.value.localidad : undefined) ?? undefined
}

/** Names by any word of them, towns by their own. */
function entre(todas: Farmacia[], nombre: string, localidad: string | undefined): Farmacia[] {
  const halladas = todas.filter(
    (una) =>
      seEncuentra(nombre.trim(), una.nombre) &&
      (localidad === undefined || plano(una.localidad ?? '') === plano(localidad)),
  )
  return [...new Map(halladas.map((una) => [una.idFarmacia, una])).values()]
}

const comoLugar = (una: Farmacia) => ({
  clave: una.idFarmacia,
  nombre: una.nombre,
  direccion: una.direccion ?? una.domicilio,
  localidad: una.localidad,
  telefonos: una.telefono ? [una.telefono] : [],
  correo: una.mail,
})
