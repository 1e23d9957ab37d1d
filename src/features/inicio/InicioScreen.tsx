import { type ReactNode, Suspense } from 'react'

import { useResource } from '#live/useResource.ts'
import { afiliadoActual, grupoFamiliar } from '#model/afiliados.ts'
import { primerNombre } from '#model/personas.ts'
import { useCopia } from '#piezas/useCopia.tsx'
import { Titulo } from '#ui/Titulo.tsx'

import { Carrusel } from './Carrusel.tsx'
import { Recordatorios } from './Recordatorios.tsx'
import { AlMostrador, TarjetasRapidas } from './TarjetasRapidas.tsx'

import './inicio.css'
import { texts } from './texts.ts'

type Props = {
  /** What was begun in another area and not saved. */
  empezadas?: ReactNode
  children?: ReactNode
}

/** `children`: what the shell has to say below of going without signal. */
export function InicioScreen({ empezadas, children }: Props) {
  const actual = useResource(afiliadoActual, {})
  const { value: grupo, leyendo, edad, aviso } = useCopia(grupoFamiliar, {}, texts.trayendo)
  if (actual.state === 'loading' || leyendo) return null
  const yo = actual.state === 'ready' ? actual.value : undefined
  return (
    <>
      <div className="titulo">
        <Titulo>{yo ? texts.hola(primerNombre(yo)) : texts.sinNombre}</Titulo>
        {edad}
      </div>
      {!grupo ? (
        aviso
      ) : (
        <div className="pila">
          {aviso}
          <Carrusel integrantes={grupo} propio={yo?.afiliado.idAfiliado} />
          <Suspense>{empezadas}</Suspense>
          <AlMostrador />
          <Recordatorios integrantes={grupo} yo={yo} />
        </div>
      )}
      <h2 className="seccion">{texts.necesitas}</h2>
      <TarjetasRapidas />
      {children}
    </>
  )
}
