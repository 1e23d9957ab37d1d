import { ErrorCircle12Filled } from '@fluentui/react-icons/svg/error-circle'
import { Search24Regular } from '@fluentui/react-icons/svg/search'
import { type ReactNode, useEffect, useRef } from 'react'

import { Boton } from '#ui/Boton.tsx'
import { enfocarLaFalta } from '#ui/enfocarLaFalta.ts'
import { Formulario } from '#ui/Formulario.tsx'

import { texts as comunes } from '../texts.ts'
import { type Elegido, Elegidos } from './Elegidos.tsx'
import { primerControl } from './primerControl.ts'
import type { Busqueda } from './useBusqueda.ts'

export type Campos<Criterios> = {
  /** Fields of the form. */
  campos: ReactNode
  /** Criteria of the search; each can be removed on its own. */
  elegidos: readonly Elegido<Criterios>[]
  /** Error of the form as a whole. */
  falta?: string | undefined
  /** Note above the form on the limits of the search. */
  aviso?: ReactNode
}

type Props<Criterios> = Campos<Criterios> & {
  busqueda: Busqueda<Criterios>
  etiqueta: string
  /** The person has unfolded the form: its first field gets the focus. */
  enfocado: boolean
}

/** Form of a search. The first field with an error gets the focus; an error of the whole form stands at its buttons. */
export function FormularioDeBusqueda<Criterios extends object>(props: Props<Criterios>) {
  const { busqueda, etiqueta, enfocado, campos, elegidos, falta, aviso } = props
  const { buscar, limpiar, enVano } = busqueda
  const caja = useRef<HTMLDivElement>(null)
  const alAbrir = useRef(enfocado)
  useEffect(() => {
    if (alAbrir.current) primerControl(caja.current)?.focus()
  }, [])
  useEffect(() => {
    if (enVano > 0) enfocarLaFalta(caja.current)
  }, [enVano])
  return (
    <Formulario className="busqueda" etiqueta={etiqueta} onEnviar={buscar}>
      {aviso}
      <Elegidos
        elegidos={elegidos}
        onQuitar={busqueda.cambiar}
        alQuedarSinNada={() => primerControl(caja.current)?.focus()}
      />
      <div className="criterios" ref={caja}>
        {campos}
      </div>
      {falta !== undefined && (
        <p className="falta fuerte" role="alert">
          <ErrorCircle12Filled />
          {falta}
        </p>
      )}
      <div className="botones">
        <Boton
          onClick={() => {
            limpiar()
            primerControl(caja.current)?.focus()
          }}
        >
          {comunes.limpiar}
        </Boton>
        <Boton tono="primario" type="submit" icono={<Search24Regular />}>
          {comunes.buscar}
        </Boton>
      </div>
    </Formulario>
  )
}
