import { type Nodo, escribir } from './react.ts'

type Props = { chica?: Nodo; mediana?: Nodo }

/** As #ui/Segun.tsx: nobody knows yet how wide the page is, so both are there, and the style sheet hides one. */
export const Segun = ({ chica, mediana }: Props): Nodo => [
  con('solo-chica', chica),
  con('solo-mediana', mediana),
]

/** An element with one more class; its own, if it has any, are its first attribute. */
const con = (clase: string, nodo: Nodo): Nodo => ({
  escrito: escribir(nodo).replace(/^<\w+(?: class\b=.)?/, (found) =>
    found.endsWith('"') ? `${found}${clase} ` : `${found} class="${clase}"`,
  ),
})
