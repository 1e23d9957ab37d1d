import { BuildingRetail24Regular } from '@fluentui/react-icons/svg/building-retail'
import { useState } from 'react'
import { useHistoryState } from 'wouter/use-browser-location'

import type { Delegacion } from '#contract/delegaciones.ts'
import { seEncuentra } from '#formato/busqueda.ts'
import { numeroDeTelefono, presente } from '#formato/presente.ts'
import { oficinas } from '#model/delegaciones.ts'
import { TituloDeLista } from '#piezas/busqueda/TituloDeLista.tsx'
import { ComoLlegar } from '#piezas/ComoLlegar.tsx'
import { Apertura } from '#piezas/lugares/Apertura.tsx'
import { distanciaEnPalabras, porCercania } from '#piezas/lugares/distancia.ts'
import { horarioDe } from '#piezas/lugares/horario.ts'
import { MasCerca } from '#piezas/lugares/MasCerca.tsx'
import { texts as deLugares } from '#piezas/lugares/texts.ts'
import { useUbicacion } from '#piezas/lugares/useUbicacion.ts'
import { BotonDeImprimir } from '#piezas/papel/BotonDeImprimir.tsx'
import { EnPapel } from '#piezas/papel/EnPapel.tsx'
import { useCopia } from '#piezas/useCopia.tsx'
import { Boton } from '#ui/Boton.tsx'
import { Buscador } from '#ui/Buscador.tsx'
import { Vacio } from '#ui/Vacio.tsx'

import './delegaciones.css'
import { texts } from './texts.ts'

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

/** All offices are on this phone: the search works at every key, also without signal. */
function Oficinas({ todas, inicial }: { todas: Delegacion[]; inicial: string }) {
  const [buscado, setBuscado] = useState(inicial)
  const donde = useUbicacion()
  const { aca } = donde
  const buscadas = todas.filter(({ nombre, localidad }) =>
    seEncuentra(buscado, nombre, localidad ?? ''),
  )
  const porLocalidad = buscadas.toSorted((a, b) =>
    (a.localidad ?? '').localeCompare(b.localidad ?? '', 'es'),
  )
  const halladas = aca
    ? porCercania(porLocalidad, aca.punto)
    : porLocalidad.map((lugar) => ({ lugar, lejania: undefined }))
  if (todas.length === 0)
    return (
      <Vacio icono={<BuildingRetail24Regular />} titulo={texts.vacio}>
        <p>{texts.sinNinguna}</p>
      </Vacio>
    )
  return (
    <>
      <Buscador etiqueta={texts.buscar} valor={buscado} onBuscar={setBuscado} />
      <output className="fuerte">
        {halladas.length === 0
          ? texts.vacio
          : texts.oficinas(halladas.length) + (aca ? deLugares.porCercania : texts.porLocalidad)}
      </output>
      <MasCerca de={donde} lugares={todas} />
      {halladas.length === 0 && (
        <div className="sin-halladas">
          <p>{texts.vacioDetalle}</p>
          <Boton onClick={() => setBuscado('')}>{texts.verTodas}</Boton>
        </div>
      )}
      <ul className="oficinas">
        {halladas.map(({ lugar, lejania }) => (
          <li className="tarjeta relleno" key={lugar.id}>
            <Oficina
              oficina={lugar}
              lejania={aca && lejania && distanciaEnPalabras(lejania, aca.precision)}
            />
          </li>
        ))}
      </ul>
    </>
  )
}

/** Name of the office that the portal's search opened; the screen starts with it. */
function useHallada(): string {
  const { oficina } = useHistoryState<{ oficina?: unknown } | null>() ?? {}
  return typeof oficina === 'string' ? oficina : ''
}

function Oficina({ oficina, lejania }: { oficina: Delegacion; lejania: string | undefined }) {
  const { nombre, direccion, telefono, email, localidad, portal } = oficina
  const horario =
    presente(oficina.horarioatencion) ??
    (numeroDeTelefono(telefono) ? deLugares.noSabemos : deLugares.noSabemosNiTelefono)
  return (
    <>
      <h2>{nombre}</h2>
      {presente(localidad) && (
        <p className="tenue">
          {localidad}
          {lejania && ` · ${lejania}`}
        </p>
      )}
      <Apertura horario={horarioDe(portal)} />
      <ComoLlegar lugar={{ nombre, direccion, telefono, email, localidad, horario }} />
    </>
  )
}
