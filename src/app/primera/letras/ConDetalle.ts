import { type Nodo, jsx } from './jsx-runtime.ts'

/** Replaces #ui/ConDetalle.tsx in the first picture, where no row is open: the boxes around a table. */
export const ConDetalle = ({ children }: { children?: Nodo }): Nodo =>
  jsx('div', {
    class: 'con-detalle',
    children: jsx('div', { class: 'tabla-y-detalle', children: jsx('div', { children }) }),
  })
