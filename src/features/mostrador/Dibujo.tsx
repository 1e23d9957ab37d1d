import { Fragment, type ReactNode, createElement } from 'react'
import { Link } from 'wouter'

import type { Arbol, Rama } from '#model/mostrador/arbol.ts'

type Ranuras = Record<string, ReactNode>

type Props = { arbol: Arbol | Arbol[]; ranuras?: Ranuras }

/**
 * Renders the tree that the engine also writes as HTML for the first picture: the same elements, so nothing moves when
 * React takes over.
 */
export function Dibujo({ arbol, ranuras = {} }: Props): ReactNode {
  if (typeof arbol === 'string') return arbol
  if (Array.isArray(arbol)) return dibujos(arbol, ranuras)
  const viva = arbol.ranura === undefined ? undefined : ranuras[arbol.ranura]
  if (viva !== undefined) return viva
  const children = arbol.hijos.length > 0 ? dibujos(arbol.hijos, ranuras) : undefined
  const props = propsDe(arbol)
  const { href } = arbol.attrs
  // Replaces the history entry: Back must not step through the members.
  if (arbol.tag === 'a' && href !== undefined)
    return (
      <Link {...props} href={href} replace>
        {children}
      </Link>
    )
  return createElement(arbol.tag, props, children)
}

// The index works as key: a tree of the same shape always has the same children in the same order.
const dibujos = (hijos: Arbol[], ranuras: Ranuras) =>
  hijos.map((hijo, at) => (
    <Fragment key={at}>
      <Dibujo arbol={hijo} ranuras={ranuras} />
    </Fragment>
  ))

const NOMBRES: Record<string, string> = { class: 'className', tabindex: 'tabIndex' }

const propsDe = ({ attrs }: Rama) =>
  Object.fromEntries(Object.entries(attrs).map(([name, value]) => [NOMBRES[name] ?? name, value]))
