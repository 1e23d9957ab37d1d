import { SelectorDeAfiliado } from '../SelectorDeAfiliado.tsx'
import type { Busqueda } from './useBusqueda.ts'

type Criterios = { idAfiliado?: number | undefined }

type Props<C> = {
  busqueda: Busqueda<C>
  /** True if the error belongs to the form as a whole. */
  callado?: boolean
}

/** The member that a search is about; one must be chosen. */
export function CampoDeQuien<C extends Criterios>({ busqueda, callado = false }: Props<C>) {
  const { criterios, cambiar, seDice } = busqueda
  return (
    <SelectorDeAfiliado
      elegido={criterios.idAfiliado}
      // Every search with a member has this field.
      onElegir={(idAfiliado) => cambiar({ idAfiliado } as Partial<C>)}
      falta={!callado && seDice('idAfiliado') && criterios.idAfiliado === undefined}
    />
  )
}
