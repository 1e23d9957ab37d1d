import { useSearchParams } from 'wouter'

/** Values that the address gives a new request: the member's id and the code of the type. */
export type Como = { para: number | undefined; tipo: string | undefined }

/**
 * Place in the wizard, from the address within /autorizaciones (AUTH-07): draft id and step, each with its history
 * entry. `juntar`: the step's panel that joins photos into a PDF.
 */
export function usePaso(): {
  id: string | undefined
  pedido: number
  juntar: boolean
  guardada: string | undefined
  como: Como
} {
  const [busqueda] = useSearchParams()
  const paso = Number(busqueda.get('paso') ?? '1')
  return {
    id: busqueda.get('nueva') ?? undefined,
    pedido: Number.isInteger(paso) ? paso : 1,
    juntar: busqueda.has('juntar'),
    guardada: busqueda.get('guardada') ?? undefined,
    como: {
      para: Number(busqueda.get('para') ?? '') || undefined,
      tipo: busqueda.get('tipo') ?? undefined,
    },
  }
}

/** True while the list or a saved request is on screen: work that ends after the person went elsewhere opens nothing. */
export const sigueEnLaLista = () =>
  location.pathname === '/autorizaciones' && !new URLSearchParams(location.search).has('nueva')

export const direccionDePaso = (id: string, paso: number) =>
  `/autorizaciones?nueva=${encodeURIComponent(id)}&paso=${paso}`
export const direccionDeOtra = (id: string, { para, tipo }: Como) =>
  direccionDePaso(id, 1) +
  (para === undefined ? '' : `&para=${para}`) +
  (tipo === undefined ? '' : `&tipo=${encodeURIComponent(tipo)}`)
export const direccionDeJuntar = (id: string, paso: number) => `${direccionDePaso(id, paso)}&juntar`
export const direccionDeGuardada = (id: string) =>
  `/autorizaciones?guardada=${encodeURIComponent(id)}`
