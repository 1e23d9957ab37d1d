import { type Nodo, esElemento } from './jsx-runtime.ts'

type Props = { chica?: Nodo; mediana?: Nodo }

/**
 * Replaces #ui/Segun.tsx in the first picture: the width of the page is unknown, so both variants are written, and the
 * style sheet hides one.
 */
export const Segun = ({ chica, mediana }: Props): Nodo => [
  con('solo-chica', chica),
  con('solo-mediana', mediana),
]

/** A copy of the element with one more class. */
const con = (clase: string, nodo: Nodo): Nodo =>
  esElemento(nodo)
    ? { ...nodo, props: { ...nodo.props, class: `${clase} ${nodo.props.class ?? ''}` } }
    : nodo
