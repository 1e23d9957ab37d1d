import type { Prestada } from '#local/encargos/prestadas.ts'
import type { Pedido } from '#piezas/documento/pedido.ts'

/** A lent sheet. It can only be viewed, because it belongs to another person. */
export function pedidoDeHoja({ numero, pdf }: Prestada['hojas'][number], titulo: string): Pedido {
  const traer = async () => {
    const bytes = new Uint8Array(pdf).buffer
    const value = { bytes, type: 'application/pdf', name: `${titulo}.pdf` }
    return { ok: true, value } as const
  }
  return { key: `prestada/${numero}`, titulo, traer, traerComoVenga: traer, soloVer: true }
}
