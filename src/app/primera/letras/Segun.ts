import { type Nodo, esElemento } from './jsx-runtime.ts'

type Props = { chica?: Nodo; mediana?: Nodo }

/** In place of #ui/Segun.tsx: the width of the page is not known yet, so both are there, and the style sheet hides one. */
export const Segun = ({ chica, mediana }: Props): Nodo => [
  con('solo-chica', chica),
  con('solo-mediana', mediana),
]

/** The element with one more class. */
const con = (clase: string, nodo: Nodo): Nodo =>
  esElemento(nodo)
    ? { ...nodo, props: { ...nodo.props, class: `${clase} ${nodo.props.class ?? ''}` } }
    : nodo
