import { type Nodo, jsx } from './jsx-runtime.ts'

type Props = { tono: string; icono: Nodo; children?: Nodo; 'data-antes'?: string }

/** In place of #ui/Boton.tsx: the classes of Fluent's button that the documents' style sheet knows. */
export const Boton = ({ tono, icono, children, ...antes }: Props): Nodo =>
  jsx('button', {
    class: `fui-Button ${tono}`,
    ...antes,
    children: [jsx('span', { class: 'fui-Button__icon', children: icono }), children],
  })
