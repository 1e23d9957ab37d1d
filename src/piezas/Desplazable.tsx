import { type HTMLAttributes, type Ref, createElement } from 'react'

type Props = HTMLAttributes<HTMLElement> & {
  como?: 'section' | 'article' | 'pre'
  ref?: Ref<HTMLElement>
}

/** What may be larger than its place on the screen: it is scrolled with the keys as well, and so takes the focus. */
export const Desplazable = ({ como = 'section', ...rest }: Props) =>
  createElement(como, { tabIndex: 0, ...rest })
