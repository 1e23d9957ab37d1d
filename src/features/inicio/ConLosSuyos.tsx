import type { ReactNode } from 'react'

import type { Afiliado } from '#contract/afiliados.ts'
import { primerNombre } from '#model/personas.ts'
import { Titulo } from '#ui/Titulo.tsx'

import { Carrusel } from './Carrusel.tsx'
import type { Mostrar } from './TarjetaDeIntegrante.tsx'
import { AlMostrador, TarjetasRapidas } from './TarjetasRapidas.tsx'
import * as texts from './texts.ts'

type DelSaludo = { yo: Afiliado | undefined; edad: ReactNode }

export const Saludo = ({ yo, edad }: DelSaludo) => (
  <div className="titulo">
    <Titulo>{yo ? texts.hola(primerNombre(yo)) : texts.sinNombre}</Titulo>
    {edad}
  </div>
)

type Props = {
  yo: Afiliado | undefined
  grupo: readonly Afiliado[]
  aviso?: ReactNode
  /** Forms that were begun and not saved. */
  empezadas?: ReactNode
  /** News about the person's requests. */
  novedades: ReactNode
  recordatorios: ReactNode
  onMostrar?: Mostrar
  children?: ReactNode
}

/** Home of a family. On a computer, news and quick links stand side by side below the family. */
export function ConLosSuyos(props: Props) {
  const { yo, grupo, aviso, empezadas, novedades, recordatorios, onMostrar, children } = props
  return (
    <div className={novedades || recordatorios ? 'inicio con-lo-nuevo' : 'inicio'}>
      <div className="pila">
        <div className="los-suyos">
          {aviso}
          <Carrusel integrantes={grupo} yo={yo} onMostrar={onMostrar} />
        </div>
        <div className="lo-nuevo">
          {empezadas}
          <AlMostrador />
          {novedades}
          {recordatorios}
        </div>
      </div>
      <Rapidas />
      {children}
    </div>
  )
}

export const Rapidas = () => (
  <div className="que-necesitas">
    <h2 className="seccion">{texts.necesitas}</h2>
    <TarjetasRapidas />
  </div>
)
