import { useSearchParams } from 'wouter'

/**
 * Where the wizard stands: within /autorizaciones (AUTH-07), a draft's id and its step, with an entry of the history each;
 * `juntar`: the photos of that step on their way into one PDF.
 */
export function usePaso(): {
  id: string | undefined
  pedido: number
  juntar: boolean
  guardada: string | undefined
} {
  const [busqueda] = useSearchParams()
  const paso = Number(busqueda.get('paso') ?? '1')
  return {
    id: busqueda.get('nueva') ?? undefined,
    pedido: Number.isInteger(paso) ? paso : 1,
    juntar: busqueda.has('juntar'),
    guardada: busqueda.get('guardada') ?? undefined,
  }
}

export const direccionDePaso = (id: string, paso: number) =>
  `/autorizaciones?nueva=${encodeURIComponent(id)}&paso=${paso}`
export const direccionDeJuntar = (id: string, paso: number) => `${direccionDePaso(id, paso)}&juntar`
export const direccionDeGuardada = (id: string) =>
  `/autorizaciones?guardada=${encodeURIComponent(id)}`
