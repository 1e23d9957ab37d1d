import { useRef, useState } from 'react'

import type { Practica } from '#contract/busquedas.ts'

import { CampoQueElige } from '../elegir/CampoQueElige.tsx'
import { ElegirPractica } from './ElegirPractica.tsx'
import { texts } from './texts.ts'

type Props = {
  elegida: Practica | undefined
  onElegir: (practica: Practica) => void
  /** The member whose orders mark practices as used before. */
  idAfiliado: number | undefined
  falta: boolean
}

/** Choice of a practice from the stored list (ORD-08, CUPO-01). */
export function SelectorDePractica({ elegida, onElegir, idAfiliado, falta }: Props) {
  const [abierta, setAbierta] = useState(false)
  const boton = useRef<HTMLButtonElement>(null)
  return (
    <>
      <CampoQueElige
        etiqueta={texts.practica}
        elegir={texts.elegir}
        elegido={elegida && { nombre: elegida.descripcion, detalle: texts.codigo(elegida.codigo) }}
        error={falta ? texts.falta : undefined}
        abierto={abierta}
        onAbrir={() => setAbierta(true)}
        boton={boton}
      />
      {abierta && (
        <ElegirPractica
          elegida={elegida}
          idAfiliado={idAfiliado}
          debajoDe={boton}
          onElegir={onElegir}
          onCerrar={() => setAbierta(false)}
        />
      )}
    </>
  )
}
