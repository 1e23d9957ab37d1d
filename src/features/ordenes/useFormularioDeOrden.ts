import { useState } from 'react'
import { is } from 'superstruct'

import { Practica } from '#contract/busquedas.ts'
import { Prestador } from '#contract/prestadores.ts'
import { useBorrador } from '#live/borradores/useBorrador.ts'
import { useResource } from '#live/copias/useResource.ts'
import { grupoFamiliar } from '#model/afiliados.ts'

type Campos = { idAfiliado: number | null; prestador: Prestador | null; practica: Practica | null }

const VACIO: Campos = { idAfiliado: null, prestador: null, practica: null }

/** In the history's entry: after a reload, a member chosen by hand counts for more than the one in the address. */
const A_MANO = 'afiliadoAMano'
const fueElegido = () => (history.state as Record<string, unknown> | null)?.[A_MANO] === true

/** Member, provider and practice, stored from the first choice on. `inicial`: the member in the address (ORD-03). */
export function useFormularioDeOrden(inicial: number | undefined) {
  const borrador = useBorrador('orden-impresa', VACIO)
  const grupo = useResource(grupoFamiliar, {})
  const [tocado, setTocado] = useState(fueElegido)
  const familia = grupo.state === 'ready' ? grupo.value : []
  const campos = borrador?.value ?? VACIO
  const id = tocado ? campos.idAfiliado : (inicial ?? campos.idAfiliado)
  const afiliado = familia.find((uno) => uno.afiliado.idAfiliado === id)
  // A draft of an older version may have another shape.
  const prestador = is(campos.prestador, Prestador) ? campos.prestador : undefined
  const practica = is(campos.practica, Practica) ? campos.practica : undefined

  function cambiar(parte: Partial<Campos>) {
    setTocado(true)
    borrador?.change({ ...campos, idAfiliado: id, ...parte })
  }
  return {
    leido: borrador !== undefined,
    familia,
    afiliado,
    prestador,
    practica,
    elegirAfiliado: (idAfiliado: number | undefined) => {
      history.replaceState({ ...history.state, [A_MANO]: true }, '')
      cambiar({ idAfiliado: idAfiliado ?? null })
    },
    elegirPrestador: (elegido: Prestador) => cambiar({ prestador: elegido }),
    elegirPractica: (elegida: Practica) => cambiar({ practica: elegida }),
    /** Empties the form (ORD-17). */
    vaciar: () => {
      setTocado(true)
      void borrador?.done()
    },
  }
}
