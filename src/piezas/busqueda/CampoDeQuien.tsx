import { SelectorDeAfiliado } from '../SelectorDeAfiliado.tsx'
import type { Busqueda } from './useBusqueda.ts'

type Criterios = { idAfiliado?: number | undefined }

type Props<C> = {
  busqueda: Busqueda<C>
  /** The error is said of the whole form. */
  callado?: boolean
}

/** The member that a search is about; it has to be chosen. */
export function CampoDeQuien<C extends Criterios>({ busqueda, callado = false }: Props<C>) {
  const { criterios, cambiar, seDice } = busqueda
  return (
    <SelectorDeAfiliado
      elegido={criterios.idAfiliado}
      // Each such search has this field.
      onElegir={(idAfiliado) => cambiar({ idAfiliado } as Partial<C>)}
      falta={!callado && seDice('idAfiliado') && criterios.idAfiliado === undefined}
    />
  )
}
