import { CuponDeCapita, capita } from '#contract/capita.ts'
import { documento } from '#local/documento/documento.ts'
import { enDireccion } from '#local/documento/traer.ts'
import { resource } from '#local/resource.ts'

/** Whose coupon, and of which month ('yyyy-mm'): that of the month before stays until it is asked for anew. */
export type Pedido = { numeroDocumento: number; tipoDocumento: string; mes: string }

/** The coupon as it was made: it is made only when somebody asks for it, and read without signal from then on. */
export const cuponDeCapita = resource({
  name: 'cupon-de-capita',
  key: (pedido: Pedido) => `cupon-de-capita/${JSON.stringify(pedido)}`,
  fetch: (call, { numeroDocumento, tipoDocumento }: Pedido) =>
    call(capita.generarCupon, { numeroDocumento, tipoDocumento }),
  shape: CuponDeCapita,
  freshFor: 24 * 60 * 60_000,
})

/** The same on paper. The provider makes it for the month that runs. */
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
