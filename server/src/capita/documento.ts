import { eq } from 'drizzle-orm'

import { dinero } from '#formato/dinero.ts'
import { formatFecha } from '#formato/fechas.ts'
import { formatNumeroAfiliado } from '#formato/numeros.ts'

import { claveDeDocumento } from '../archivos/puerta.ts'
import type { Db } from '../base/database.ts'
import type { Documento, Instalacion } from '../base/papel.ts'
import { notFound } from '../base/problem.ts'
import { afiliados, personasFisicas, suAfiliado, suPersona } from '../padron/puerta.ts'
import { type Cupon, comoSeVe } from './service.ts'
import { cuponesDeCapita } from './tables.ts'

/** Key of a coupon's document. */
export function claveDeCupon(
  db: Db,
  { idCupon, idAfiliado, periodo }: Cupon,
  ahora: number,
): Promise<string> {
  const nombre = `Cupón ${periodo.replace('/', '-')}.pdf`
  return claveDeDocumento(db, { idAfiliado, nombre, documento: `cupon:${idCupon}` }, ahora)
}

export async function documentoDeCupon(
  db: Db,
  idCupon: number,
  { proveedor }: Instalacion,
): Promise<Documento> {
  const [row] = await db
    .select({ cupon: cuponesDeCapita, member: afiliados, persona: personasFisicas })
    .from(cuponesDeCapita)
    .innerJoin(...suAfiliado(cuponesDeCapita.idAfiliado))
    .innerJoin(...suPersona)
    .where(eq(cuponesDeCapita.idCupon, idCupon))
  if (!row) throw notFound(idCupon)
  const { member, persona } = row
  const cupon = comoSeVe(row.cupon)
  return {
    titulo: 'Cupón de pago de la cápita',
    // Code for the payment till; also printed as QR.
    numero: cupon.codigoLinkPagos,
    fecha: cupon.fechaVencimiento,
    secciones: [
      {
        titulo: 'Afiliado',
        lineas: [
          ['Apellido y nombre', `${persona.apellido}, ${persona.nombre}`],
          ['Número', formatNumeroAfiliado(member.numeroAfiliado, member.orden)],
        ],
      },
      {
        titulo: `Período ${cupon.periodo}`,
        lineas: [
          ['Recibo', cupon.numeroRecibo],
          ['Vence el', formatFecha(cupon.fechaVencimiento)],
          ['Cápita', dinero(cupon.totalCapita ?? 0)],
          ['Crédito', dinero(cupon.totalCredito ?? 0)],
          ['Fondo voluntario', dinero(cupon.totalFondoVoluntario ?? 0)],
          ['Total a pagar', dinero(cupon.totalAPagar)],
        ],
      },
    ],
    pie: dondeSePaga(proveedor.textos.canales),
  }
}

/** Places to pay: the insurer's own (CAPI-04), or the default's. */
const dondeSePaga = (canales: readonly string[] | undefined) =>
  canales
    ? ['Se paga con el código:', ...canales].join('\n')
    : 'Se paga con el código en la red de cobro provincial, por home banking o con tarjeta de débito.'
