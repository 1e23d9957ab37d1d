import { ordenes } from '#contract/ordenes.ts'
import { documento } from '#local/documento/documento.ts'
import { enBase64 } from '#local/documento/traer.ts'
import { NotHere } from '#local/resource.ts'

/**
 * Identity of an order. The provider gives its document by transaction or id; with the number alone, only this phone
 * has it.
 */
export type CualOrden = {
  numeroOrden: string
  codigoTransaccion?: string
  idOrden?: number
}

/** FILE-02: the file's name. */
const nombreDe = ({ numeroOrden }: CualOrden) => `Orden ${numeroOrden}.pdf`

/** The document of an order, stored when it is opened. */
export const documentoDeOrden = documento({
  name: 'documento-de-orden',
  key: ({ numeroOrden }: CualOrden) => `documento-de-orden/${numeroOrden}`,
  nombre: nombreDe,
  async traer(call, cual) {
    const { numeroOrden, codigoTransaccion, idOrden } = cual
    if (idOrden !== undefined)
      return enBase64(await call(ordenes.reimprimir, { idOrden }), nombreDe(cual))
    if (codigoTransaccion === undefined) throw new NotHere()
    return enBase64(
      await call(ordenes.imprimir, { numeroOrden, codigoTransaccion }),
      nombreDe(cual),
    )
  },
})
