import { Campo } from '#ui/Campo.tsx'

import type { Busqueda } from './useBusqueda.ts'

type Props<Nombre extends string, Criterios> = {
  busqueda: Busqueda<Criterios>
  campo: Nombre
  etiqueta: string
  ayuda?: string
  inputMode?: 'numeric'
  /** The error of its value, said once the field was left. */
  faltaDe: (valor: string) => string | undefined
  /** How many signs it takes. */
  largo?: number
}

/** A line of text of a search. */
export function CampoBuscado<
  Nombre extends string & keyof Criterios,
  Criterios extends Record<Nombre, string>,
>({ busqueda, campo, faltaDe, largo, ...props }: Props<Nombre, Criterios>) {
  const valor = busqueda.criterios[campo]
  return (
    <Campo
      {...props}
      autoComplete="off"
      enterKeyHint="search"
      valor={valor}
      error={busqueda.seDice(campo) ? faltaDe(valor) : undefined}
      onBlur={() => busqueda.dejar(campo)}
      // The field holds text: the type of this record says so.
      onCambiar={(otro) =>
        busqueda.cambiar({ [campo]: otro.slice(0, largo) } as unknown as Partial<Criterios>)
      }
    />
  )
}
