import { type Nodo, __element } from './react.ts'

type Props = { tono: string; icono: Nodo; children?: Nodo; 'data-antes'?: string }

/** As #ui/Boton.tsx: the classes of Fluent's button that the documents' style sheet knows. */
export const Boton = ({ tono, icono, children, ...antes }: Props): Nodo =>
  __element(
    'button',
    { class: `fui-Button ${tono}`, ...antes },
    __element('span', { class: 'fui-Button__icon' }, icono),
    children,
  )
