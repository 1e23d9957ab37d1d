import { useSearchParams } from 'wouter'

/** What is known of a new request before anything is chosen: the affiliate's id, the code of its kind. */
export type Como = { para: number | undefined; tipo: string | undefined }

/**
 * Where the wizard stands: within /autorizaciones (AUTH-07), a draft's id and its step, with an entry of the history each;
 * `juntar`: the photos of that step on their way into one PDF.
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

export const direccionDePaso = (id: string, paso: number) =>
  `/autorizaciones?nueva=${encodeURIComponent(id)}&paso=${paso}`
export const direccionDeOtra = (id: string, { para, tipo }: Como) =>
  direccionDePaso(id, 1) +
  (para === undefined ? '' : `&para=${para}`) +
  (tipo === undefined ? '' : `&tipo=${encodeURIComponent(tipo)}`)
export const direccionDeJuntar = (id: string, paso: number) => `${direccionDePaso(id, paso)}&juntar`
export const direccionDeGuardada = (id: string) =>
  `/autorizaciones?guardada=${encodeURIComponent(id)}`
