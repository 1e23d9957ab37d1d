import { BuildingRetail24Regular } from '@fluentui/react-icons/svg/building-retail'
import { useState } from 'react'
import { useHistoryState } from 'wouter/use-browser-location'

import type { Delegacion } from '#contract/delegaciones.ts'
import { seEncuentra } from '#formato/busqueda.ts'
import { presente } from '#formato/presente.ts'
import { oficinas } from '#model/delegaciones.ts'
import { TituloDeLista } from '#piezas/busqueda/TituloDeLista.tsx'
import { ComoLlegar } from '#piezas/ComoLlegar.tsx'
import { BotonDeImprimir } from '#piezas/papel/BotonDeImprimir.tsx'
import { EnPapel } from '#piezas/papel/EnPapel.tsx'
import { useCopia } from '#piezas/useCopia.tsx'
import { Boton } from '#ui/Boton.tsx'
import { Buscador } from '#ui/Buscador.tsx'
import { Vacio } from '#ui/Vacio.tsx'

import './delegaciones.css'
import { type Cercana, porCercania } from './distancia.ts'
import { MasCerca } from './MasCerca.tsx'
import { texts } from './texts.ts'
import { useUbicacion } from './useUbicacion.ts'

export function DelegacionesScreen() {
  const hallada = useHallada()
  const { value, savedAt, edad, aviso } = useCopia(oficinas, {}, texts.trayendo)
  return (
    <>
      <TituloDeLista edad={edad} acciones={value !== undefined && <BotonDeImprimir />}>
        {texts.titulo}
      </TituloDeLista>
      {value !== undefined && <EnPapel savedAt={savedAt} publica />}
      <div className="pila">
        {aviso}
        {value !== undefined && <Oficinas key={hallada} todas={value} inicial={hallada} />}
      </div>
    </>
  )
}

/** All of them lie on the phone: whatever is typed is found at once, and without signal. */
function Oficinas({ todas, inicial }: { todas: Delegacion[]; inicial: string }) {
  const [buscado, setBuscado] = useState(inicial)
  const { ubicacion, pedir, dejar } = useUbicacion()
  const aca = ubicacion.state === 'aca' ? ubicacion.punto : undefined
  const buscadas = todas.filter(({ nombre, localidad }) =>
    seEncuentra(buscado, nombre, localidad ?? ''),
  )
  const halladas: Cercana[] = aca
    ? porCercania(buscadas, aca)
    : buscadas
        .toSorted((a, b) => (a.localidad ?? '').localeCompare(b.localidad ?? '', 'es'))
        .map((oficina) => ({ oficina, km: undefined }))
  if (todas.length === 0)
    return (
      <Vacio icono={<BuildingRetail24Regular />} titulo={texts.vacio}>
        <p>{texts.sinNinguna}</p>
      </Vacio>
    )
  return (
    <>
      <Buscador etiqueta={texts.buscar} valor={buscado} onBuscar={setBuscado} />
      {'geolocation' in navigator && (
        <MasCerca ubicacion={ubicacion} onPedir={pedir} onDejar={dejar} />
      )}
      <output className="fuerte">
        {halladas.length === 0
          ? texts.vacio
          : texts.oficinas(halladas.length) + (aca ? texts.porCercania : texts.porLocalidad)}
      </output>
      {halladas.length === 0 && (
        <div className="sin-halladas">
          <p>{texts.vacioDetalle}</p>
          <Boton onClick={() => setBuscado('')}>{texts.verTodas}</Boton>
        </div>
      )}
      <ul className="oficinas">
        {halladas.map(({ oficina, km }) => (
          <li className="tarjeta relleno" key={oficina.id}>
            <Oficina oficina={oficina} km={km} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** What the search of the whole portal found: it opens with that. */
function useHallada(): string {
  const { oficina } = useHistoryState<{ oficina?: unknown } | null>() ?? {}
  return typeof oficina === 'string' ? oficina : ''
}

function Oficina({ oficina, km }: Cercana) {
  const { nombre, direccion, telefono, email, localidad, horarioatencion: horario } = oficina
  return (
    <>
      <h2>{nombre}</h2>
      {presente(localidad) && (
        <p className="tenue">
          {localidad}
          {km !== undefined && ` · ${texts.aUnos(km)}`}
        </p>
      )}
      <ComoLlegar lugar={{ nombre, direccion, telefono, email, localidad, horario }} />
    </>
  )
}
