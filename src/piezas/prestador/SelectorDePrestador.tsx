import { useRef, useState } from 'react'

import type { Prestador } from '#contract/prestadores.ts'
import { useGuardada } from '#live/copias/useGuardada.ts'
import { ultimosPrestadores } from '#model/ordenes.ts'

import { CampoQueElige } from '../elegir/CampoQueElige.tsx'
import { ElegirPrestador } from './ElegirPrestador.tsx'
import { type DeQuien, detalleDe, esElMismo, estaDeBaja } from './prestador.ts'
import { texts } from './texts.ts'

type Props = {
  elegido: Prestador | undefined
  onElegir: (prestador: Prestador) => void
  deQuien: DeQuien | undefined
  falta: boolean
}

/** Choice of a provider: among the member's last ones, or by number and name (ORD-04 to 08). */
export function SelectorDePrestador({ elegido, onElegir, deQuien, falta }: Props) {
  const [abierto, setAbierto] = useState(false)
  const boton = useRef<HTMLButtonElement>(null)
  const deBaja = useSeDioDeBaja(elegido, deQuien?.idAfiliado)
  return (
    <>
      <CampoQueElige
        etiqueta={texts.prestador}
        elegir={texts.elegir}
        elegido={elegido && { nombre: elegido.nombre, detalle: detalleDe(elegido) }}
        error={deBaja ? texts.deBaja : falta ? texts.falta : undefined}
        abierto={abierto}
        onAbrir={() => setAbierto(true)}
        boton={boton}
      />
      {abierto && (
        <ElegirPrestador
          deQuien={deQuien}
          debajoDe={boton}
          onElegir={onElegir}
          onCerrar={() => setAbierto(false)}
        />
      )}
    </>
  )
}

/** True if the chosen provider has left since it was chosen. */
export function useSeDioDeBaja(elegido: Prestador | undefined, idAfiliado = 0): boolean {
  const ultimos = useGuardada(ultimosPrestadores, { idAfiliado })
  if (!elegido) return false
  return estaDeBaja(ultimos?.find((uno) => esElMismo(uno, elegido)) ?? elegido)
}
