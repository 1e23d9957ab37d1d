import { type Nodo, jsx } from './jsx-runtime.ts'

type Props = {
  tono?: string
  icono?: Nodo
  disabled?: boolean
  children?: Nodo
  'data-antes'?: string
}

/**
 * Replaces #ui/Boton.tsx in the first picture: a button with the classes of Fluent that the documents' style sheet
 * contains.
 */
export const Boton = ({
  tono = 'contorno',
  icono,
  disabled: _disabled, // Every button of the first picture is disabled.
  children,
  ...antes
}: Props): Nodo =>
  jsx('button', {
    class: `fui-Button ${tono}`,
    ...antes,
    children: [icono && jsx('span', { class: 'fui-Button__icon', children: icono }), children],
  })
