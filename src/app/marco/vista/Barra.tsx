import { Alert24Regular } from '@fluentui/react-icons/svg/alert'
import type { ReactNode } from 'react'
import { Link } from 'wouter'

import type { Afiliado } from '#contract/afiliados.ts'
import { enLaBarra } from '#contract/enLaBarra.ts'
import { iniciales } from '#model/personas.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Marca } from '#ui/Marca.tsx'

import * as texts from './texts.ts'

export const NOTIFICACIONES = 'notificaciones'
export const CUENTA = 'cuenta'

type Props = {
  yo: Afiliado | undefined
  /** Number of notifications that the person has not seen yet. */
  cuantas: number
  busca?: ReactNode
  /** Panels that the bar's two buttons open. */
  children?: ReactNode
}

/** The bar above every signed-in page. */
export function Barra({ yo, cuantas, busca, children }: Props) {
  return (
    <header className="barra">
      <Link className="marca" href="/">
        <Marca {...enLaBarra.marca} />
        {enLaBarra.nombre}
        {enLaBarra.beta && <span className="beta">BETA</span>}
      </Link>
      {busca}
      <button
        type="button"
        className="timbre"
        popoverTarget={NOTIFICACIONES}
        aria-label={texts.notificaciones(cuantas)}
      >
        <Alert24Regular />
        {cuantas > 0 && (
          <span className="globo" aria-hidden="true">
            {cuantas}
          </span>
        )}
      </button>
      <button type="button" popoverTarget={CUENTA} aria-label={texts.miCuenta}>
        <Avatar iniciales={yo ? iniciales(yo) : ''} chico />
      </button>
      {children}
    </header>
  )
}
