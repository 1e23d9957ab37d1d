import { CuponDeCapita, capita } from '#contract/capita.ts'
import { documento } from '#local/documento/documento.ts'
import { enDireccion } from '#local/documento/traer.ts'
import { resource } from '#local/resource.ts'

/** Member and month ('yyyy-mm') of a coupon: last month's copy stays until the person asks for a new one. */
export type Pedido = { numeroDocumento: number; tipoDocumento: string; mes: string }

/** A coupon: made only on request, and readable without signal from then on. */
export const cuponDeCapita = resource({
  name: 'cupon-de-capita',
  key: (pedido: Pedido) => `cupon-de-capita/${JSON.stringify(pedido)}`,
  fetch: (call, { numeroDocumento, tipoDocumento }: Pedido) =>
    call(capita.generarCupon, { numeroDocumento, tipoDocumento }),
  shape: CuponDeCapita,
  freshFor: 24 * 60 * 60_000,
})

/** The coupon as a PDF; the provider makes it for the present month. */
export const cuponEnPdf = documento({
  name: 'cupon-de-capita-pdf',
  key: (pedido: Pedido) => `cupon-de-capita-pdf/${JSON.stringify(pedido)}`,
  traer: async (call, { numeroDocumento, tipoDocumento }) =>
    enDireccion(
      call,
      await call(capita.cuponEnPdf, {
        numeroDocumento,
        tipoDocumento,
        recibo: false,
        fechaDeImpresion: null,
      }),
    ),
})
