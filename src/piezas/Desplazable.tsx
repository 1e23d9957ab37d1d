import { type HTMLAttributes, type Ref, createElement } from 'react'

type Props = HTMLAttributes<HTMLElement> & {
  como?: 'section' | 'article' | 'pre'
  ref?: Ref<HTMLElement>
}

/** Content that may be larger than its box. It is focusable, so that it can be scrolled with the keyboard. */
export const Desplazable = ({ como = 'section', ...rest }: Props) =>
  createElement(como, { tabIndex: 0, ...rest })
