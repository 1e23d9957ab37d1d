import { useLayoutEffect } from 'react'
import { useLocation } from 'wouter'
import { useLocationProperty } from 'wouter/use-browser-location'

import { useOfrece } from '#live/proveedor/useOfrece.ts'
import type { Leer } from '#piezas/camara/cuadros.ts'
import { EnlaceBoton } from '#ui/EnlaceBoton.tsx'
import { Titulo } from '#ui/Titulo.tsx'
import { Volver } from '#ui/Volver.tsx'

import { traerCodigo } from './codigoTraido.ts'
import { Hechos } from './Hechos.tsx'
import { Nuevo } from './Nuevo.tsx'

import './prestar.css'
import { texts } from './texts.ts'

type Props = {
  /** Last part of the address: 'nuevo' opens the steps of a loan. */
  parte: string | undefined
  leer: Leer
  publicUrl: string
}

const direccion = () => location.href

/** Loans of the family's credentials: a button for a new one, and the current ones. */
export function PrestarScreen({ parte, leer, publicUrl }: Props) {
  const [, navigate] = useLocation()
  const ofrece = useOfrece('pases')
  const href = useLocationProperty(direccion)
  useLayoutEffect(() => {
    // The phone's own camera has read a receiver's code and opened its address, which contains a name.
    if (new URL(href).hash === '') return
    traerCodigo(href)
    navigate('/prestar/nuevo', { replace: true })
  }, [href, navigate])
  return (
    <div className="prestar angosta pila">
      {ofrece === false ? (
        <>
          <Titulo>{texts.titulo}</Titulo>
          <p>{texts.noOfrece}</p>
        </>
      ) : parte === 'nuevo' ? (
        <Nuevo leer={leer} publicUrl={publicUrl} />
      ) : (
        <Resumen />
      )}
    </div>
  )
}

function Resumen() {
  return (
    <>
      <Volver a="/grupo-familiar">{texts.grupo}</Volver>
      <Titulo>{texts.titulo}</Titulo>
      <p>{texts.intro}</p>
      <EnlaceBoton href="/prestar/nuevo" tono="primario">
        {texts.prestar}
      </EnlaceBoton>
      <Hechos />
      <section className="pila">
        <h2>{texts.teLaPrestan}</h2>
        <EnlaceBoton href="/prestadas">{texts.recibir}</EnlaceBoton>
      </section>
    </>
  )
}
