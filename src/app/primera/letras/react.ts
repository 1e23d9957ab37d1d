// The part of React that writes: what draws the first picture is built with it in place of React (tools/letras.ts), and so the
// portal's own components give text. A component is called at once; state is as at the start, and no effect runs.
import { escapar } from '#model/mostrador/arbol.ts'

/** Markup; a text that stands beside it is escaped. */
export type Escrito = { escrito: string }
export type Nodo = Escrito | string | number | false | null | undefined | readonly Nodo[]
type Props = Record<string, unknown> & { children?: Nodo }

export const escribir = (nodo: Nodo): string =>
  (nodo as Partial<Escrito> | null | undefined)?.escrito ??
  (Array.isArray(nodo)
    ? nodo.map(escribir).join('')
    : nodo === false
      ? ''
      : escapar(`${(nodo as string | number | null | undefined) ?? ''}`))

/** What an element of JSX is built as, and what stands for none around several (tools/letras.ts). */
export const __element = (
  type: string | ((props: Props) => Nodo),
  props: Props | null,
  ...hijos: Nodo[]
): Nodo => {
  const children = hijos.length > 1 ? hijos : hijos[0]
  return typeof type === 'string'
    ? elemento(type, { ...props, children })
    : type({ children, ...props })
}
export const __fragment = ({ children }: Props): Nodo => children

export const useState = <T>(first: T | (() => T)) => [
  typeof first === 'function' ? (first as () => T)() : first,
]
const nothing = () => undefined
export { nothing as useRef, nothing as useEffect }
const itself = <T>(context: T) => context
export { itself as createContext, itself as use }

/** Before the portal is there a button leads to its `data-antes`, and without one it is disabled. */
function elemento(tag: string, { children, 'data-antes': href, ...props }: Props): Nodo {
  if (tag === 'button' && href !== undefined) return elemento('a', { ...props, href, children })
  let escrito = `<${tag}`
  for (const [name, value] of Object.entries(props))
    if (value !== undefined && value !== false)
      escrito += ` ${name}="${escapar(`${value as string | number | true}`)}"`
  if (tag === 'button') escrito += ' disabled'
  escrito += `>${escribir(children)}`
  // The one element of ours without an end.
  return { escrito: tag === 'br' ? escrito : `${escrito}</${tag}>` }
}
