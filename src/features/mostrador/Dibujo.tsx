import { Fragment, type ReactNode, createElement } from 'react'
import { Link } from 'wouter'

import type { Arbol, Rama } from '#model/mostrador/arbol.ts'

type Ranuras = Record<string, ReactNode>

type Props = { arbol: Arbol | Arbol[]; ranuras?: Ranuras }

/** Draws with React what the engine writes as text: the same elements, so that nothing moves when this takes over. */
export function Dibujo({ arbol, ranuras = {} }: Props): ReactNode {
  if (typeof arbol === 'string') return arbol
  if (Array.isArray(arbol)) return dibujos(arbol, ranuras)
  const viva = arbol.ranura === undefined ? undefined : ranuras[arbol.ranura]
  if (viva !== undefined) return viva
  const children = arbol.hijos.length > 0 ? dibujos(arbol.hijos, ranuras) : undefined
  const props = propsDe(arbol)
  const { href } = arbol.attrs
  // From one member to the next Back has nothing to go through.
  if (arbol.tag === 'a' && href !== undefined)
    return (
      <Link {...props} href={href} replace>
        {children}
      </Link>
    )
  return createElement(arbol.tag, props, children)
}

// The same shape always has the same number of children, in the same order.
const dibujos = (hijos: Arbol[], ranuras: Ranuras) =>
  hijos.map((hijo, at) => (
    <Fragment key={at}>
      <Dibujo arbol={hijo} ranuras={ranuras} />
    </Fragment>
  ))

const NOMBRES: Record<string, string> = { class: 'className', tabindex: 'tabIndex' }

const propsDe = ({ attrs }: Rama) =>
  Object.fromEntries(Object.entries(attrs).map(([name, value]) => [NOMBRES[name] ?? name, value]))
