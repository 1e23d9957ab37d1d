import type { ReactNode } from 'react'

import { useRefresh, useResource } from '#live/useResource.ts'
import { afiliadoActual, grupoFamiliar } from '#model/afiliados.ts'
import { primerNombre } from '#model/personas.ts'
import { Edad } from '#ui/Edad.tsx'
import { NoSeActualizo } from '#ui/NoSeActualizo.tsx'
import { SinDatos } from '#ui/SinDatos.tsx'
import { Titulo } from '#ui/Titulo.tsx'

import { Carrusel } from './Carrusel.tsx'
import { AlMostrador, TarjetasRapidas } from './TarjetasRapidas.tsx'

import './inicio.css'
import { texts } from './texts.ts'

/** `children`: what the shell has to say below of going without signal. */
export function InicioScreen({ children }: { children?: ReactNode }) {
  const actual = useResource(afiliadoActual, {})
  const grupo = useResource(grupoFamiliar, {})
  const refresh = useRefresh(grupoFamiliar, {})
  const reintentar = () => void refresh()
  if (actual.state === 'loading' || grupo.state === 'loading') return null
  const yo = actual.state === 'ready' ? actual.value : undefined
  return (
    <>
      <div className="titulo">
        <Titulo>{yo ? texts.hola(primerNombre(yo)) : texts.sinNombre}</Titulo>
        {grupo.state === 'ready' && <Edad savedAt={grupo.savedAt} />}
      </div>
      {grupo.state === 'absent' ? (
        <SinDatos falla={grupo.failure} trayendo={texts.trayendo} onReintentar={reintentar} />
      ) : (
        <div className="pila">
          <NoSeActualizo falla={grupo.failure} savedAt={grupo.savedAt} onReintentar={reintentar} />
          <Carrusel integrantes={grupo.value} propio={yo?.afiliado.idAfiliado} />
          <AlMostrador />
        </div>
      )}
      <h2 className="seccion">{texts.necesitas}</h2>
      <TarjetasRapidas />
      {children}
    </>
  )
}
