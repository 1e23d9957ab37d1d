import { type Infer, array, number, object, string, type } from 'superstruct'

import { Calle, Departamento, Localidad, Provincia } from './busquedas.ts'
import { endpoint } from './endpoint.ts'
import { Numero, Texto, quizas } from './valores.ts'

/** codigoTipoNumeracion: 1 torre, 2 piso, 3 manzana, 4 depto, 5 casa, 6 numero, 8 cuerpo, 9 tira, 10 km. */
export type ItemDeDomicilio = Infer<typeof ItemDeDomicilio>
export const ItemDeDomicilio = type({ codigoTipoNumeracion: Numero, valor: Texto })

/** The stored address itself; its parts stand beside it. */
export type DomicilioPersonaFisica = Infer<typeof DomicilioPersonaFisica>
export const DomicilioPersonaFisica = type({ idDomicilioPersonaFisica: quizas(Numero) })

export const domicilio = {
  guardarDomicilio: endpoint({
    method: 'POST',
    path: '/v1/domicilio/guardar-domicilio',
    kind: 'queued-write',
    request: object({
      domicilio: object({
        afiliado: object({ idAfiliado: number() }),
        calle: object({ idCalle: number() }),
        domicilioPersonaFisica: object({ idDomicilioPersonaFisica: quizas(number()) }),
        itemsDomicilioPersonaFisica: array(
          object({ codigoTipoNumeracion: number(), valor: string() }),
        ),
      }),
    }),
    response: type({
      status: quizas(string()),
      message: quizas(string()),
      domicilio: quizas(
        type({
          domicilioPersonaFisica: quizas(DomicilioPersonaFisica),
          provincia: quizas(Provincia),
          departamento: quizas(Departamento),
          localidad: quizas(Localidad),
          calle: quizas(Calle),
          itemsDomicilioPersonaFisica: quizas(array(ItemDeDomicilio)),
        }),
      ),
      /** Version of the stored address: a 412 contains it too, with the address. */
      version: quizas(Numero),
    }),
  }),
}
