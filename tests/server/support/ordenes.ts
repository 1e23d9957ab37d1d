import { eq } from 'drizzle-orm'

import type { RequestOf, ResponseOf } from '#contract/endpoint.ts'
import { tabla } from '#contract/tabla.ts'

import { pedirConsulta } from '../../../server/src/ordenDigital/consulta.ts'
import { practicas } from '../../../server/src/ordenes/tables.ts'
import { afiliados } from '../../../server/src/padron/tables.ts'
import { prestadores } from '../../../server/src/prestadores/tables.ts'
import type { Provider } from '../../support/server.ts'

const { ordenes } = tabla

export type Pedido = RequestOf<typeof ordenes.validar>
export type Validada = ResponseOf<typeof ordenes.validar>

export async function tarjetaDe({ base }: Provider, idAfiliado: number): Promise<string> {
  const [member] = await base.db
    .select()
    .from(afiliados)
    .where(eq(afiliados.idAfiliado, idAfiliado))
  return member?.numeroTarjeta ?? ''
}

/** Request that the form of a printed order sends. */
export const pedidoDe = (
  numeroTarjeta: string,
  codigos: string | readonly string[] = '420101',
  { matricula = '4127', tipo = '1' } = {},
): Pedido => ({
  numeroTarjeta,
  codigoPrestador: matricula,
  tipoPrestador: tipo,
  codigoPrescriptor: 0,
  practicas: [codigos].flat().map((codigo) => ({ codigo, cantidad: 1 })),
})

/** QR content of a doctor's office. */
export async function consultorio(
  { base, secrets }: Provider,
  { codigo = '420101', matricula = '4127', ahora = Date.now() } = {},
): Promise<string> {
  const [prestador] = await base.db
    .select()
    .from(prestadores)
    .where(eq(prestadores.matricula, matricula))
  const [practica] = await base.db.select().from(practicas).where(eq(practicas.codigo, codigo))
  return pedirConsulta(
    base.db,
    secrets.ordenDigital,
    {
      idPrestador: prestador?.idPrestador ?? 0,
      idPractica: practica?.idPractica ?? 0,
      nombreUsuario: 'emarin',
      femer: false,
    },
    ahora,
  )
}
