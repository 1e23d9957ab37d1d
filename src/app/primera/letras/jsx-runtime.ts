// Functions that JSX is compiled to in the first picture: a component is called immediately, an element is kept as data
// until escribir() writes it.
import { escapar } from '#model/mostrador/arbol.ts'

export type Elemento = { tag: string; props: Props }
export type Nodo = Elemento | string | number | boolean | null | undefined | readonly Nodo[]
type Props = Readonly<Record<string, unknown>> & {
  readonly class?: string
  readonly children?: Nodo
}

export const jsx = (type: string | ((props: Props) => Nodo), props: Props): Nodo =>
  typeof type === 'string' ? { tag: type, props } : type(props)
export { jsx as jsxs }
export const Fragment = ({ children }: Props): Nodo => children

/** The markup of a node. Texts and attributes are escaped. */
export const escribir = (nodo: Nodo): string =>
  Array.isArray(nodo)
    ? nodo.map(escribir).join('')
    : esElemento(nodo)
      ? elemento(nodo)
      : typeof nodo === 'boolean'
        ? ''
        : escapar(`${(nodo as string | number | null | undefined) ?? ''}`)

export const esElemento = (nodo: Nodo): nodo is Elemento =>
  (nodo as Partial<Elemento> | null | undefined)?.tag !== undefined

/**
 * A button of the first picture is a link to its `data-antes` until the portal runs; without that address it is
 * disabled. A button that unfolds something can be pressed: the portal carries the press out (public/primera.js).
 */
function elemento({ tag, props }: Elemento): string {
  const { children, 'data-antes': href, ...rest } = props
  if (tag === 'button' && href !== undefined)
    return elemento({ tag: 'a', props: { ...rest, href, children } })
  let escrito = `<${tag}`
  for (const [name, value] of Object.entries(rest))
    if (value !== undefined && value !== false)
      escrito += ` ${name}="${escapar(`${value as string | number | true}`)}"`
  if (tag === 'button' && !('aria-expanded' in rest)) escrito += ' disabled'
  escrito += `>${escribir(children)}`
  // Elements like <br> get no closing tag: a parser would read </br> as a second <br>, and ignore the others.
  return tag === 'br' ? escrito : `${escrito}</${tag}>`
}
