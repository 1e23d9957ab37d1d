import { Campo } from '#ui/Campo.tsx'

import type { Busqueda } from './useBusqueda.ts'

type Props<Nombre extends string, Criterios> = {
  busqueda: Busqueda<Criterios>
  campo: Nombre
  etiqueta: string
  ayuda?: string
  inputMode?: 'numeric'
  /** The error of its value, shown once the person has left the field. */
  faltaDe: (valor: string) => string | undefined
  /** Maximum number of characters. */
  largo?: number
}

/** A text field of a search. */
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
      // The field contains text, by the type of this record.
      onCambiar={(otro) =>
        busqueda.cambiar({ [campo]: otro.slice(0, largo) } as unknown as Partial<Criterios>)
      }
    />
  )
}
