import { type Infer, array, literal, number, object, string, type } from 'superstruct'

import { endpoint } from './endpoint.ts'
import { Numero, Texto, quizas } from './valores.ts'

export type Aporte = Infer<typeof Aporte>
export const Aporte = type({
  orden: quizas(Numero),
  /** mm/yyyy on the reference provider. */
  mes: Texto,
  tipoPresentacion: quizas(string()),
  descripcionReparticion: quizas(string()),
  aportePersonal: quizas(Numero),
  adherenteSecundario: quizas(Numero),
  aportePatronal: quizas(Numero),
  descuentoSubsidio: quizas(Numero),
  creditoAsistencial: quizas(Numero),
  hijoMenorDe35: quizas(Numero),
  menoraCargo: quizas(Numero),
  aportesPositivos: quizas(array(type({ descripcion: string(), importe: Numero }))),
})

export const aportes = {
  buscar: endpoint({
    method: 'POST',
    path: '/v1/busquedas/buscarAportes',
    kind: 'synced-read',
    request: object({ idAfiliado: number(), meses: literal(6) }),
    response: array(Aporte),
  }),
}
