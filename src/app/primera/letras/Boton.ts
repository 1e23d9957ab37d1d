import { type Nodo, jsx } from './jsx-runtime.ts'

type Props = { tono: string; icono: Nodo; children?: Nodo; 'data-antes'?: string }

/**
 * Replaces #ui/Boton.tsx in the first picture: a button with the classes of Fluent that the documents' style sheet
 * contains.
 */
export const Boton = ({ tono, icono, children, ...antes }: Props): Nodo =>
  jsx('button', {
    class: `fui-Button ${tono}`,
    ...antes,
    children: [jsx('span', { class: 'fui-Button__icon', children: icono }), children],
  })
