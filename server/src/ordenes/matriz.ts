import { and, eq, isNotNull } from 'drizzle-orm'

import { emision } from '#contract/emision.ts'
import type { RequestOf } from '#contract/endpoint.ts'

import { type Family, NOBODY, type Row, porAfiliado } from '../http/matriz.ts'
import { numeroDeOrden } from './numero.ts'
import { ordenes } from './tables.ts'

const CORREO = 'alguien@correo.example'

const orden = (numeroTarjeta: string): RequestOf<typeof emision.validar> => ({
  codigoPrestador: '4127',
  tipoPrestador: '1',
  numeroTarjeta,
  codigoPrescriptor: 0,
  practicas: [{ codigo: '430201', cantidad: 1 }],
})
const porTarjeta = {
  names: ({ numeroTarjeta }) => orden(numeroTarjeta),
  missing: orden('unknown'),
} satisfies Row

/** An order that this family generated. */
async function generada({ uid, db }: Family) {
  const [found] = await db
    .select()
    .from(ordenes)
    .where(and(eq(ordenes.uid, uid), isNotNull(ordenes.generadaAt)))
    .limit(1)
  if (!found) throw new Error('This family has no order.')
  const { idOrden, codigoTransaccion } = found
  return { idOrden, codigoTransaccion, numeroOrden: numeroDeOrden(idOrden) }
}

export const matriz = {
  'ordenes.consultarCupo': porAfiliado((idAfiliado) => ({ idAfiliado, idPractica: 525 })),
  'ordenes.validar': porTarjeta,
  'ordenes.verificarCosto': porTarjeta,
  'ordenes.generar': {
    names: async ({ ask, numeroTarjeta }) => {
      const { codigoTransaccion } = await ask(emision.validar, orden(numeroTarjeta))
      return { codigoTransaccion }
    },
    missing: { codigoTransaccion: 'unknown' },
  },
  'ordenes.imprimir': {
    names: async (family) => {
      const { numeroOrden, codigoTransaccion } = await generada(family)
      return { numeroOrden, codigoTransaccion }
    },
    missing: { numeroOrden: '0045-999999', codigoTransaccion: 'unknown' },
  },
  'ordenes.enviar': {
    names: async (family) => ({
      numeroOrden: (await generada(family)).numeroOrden,
      correo: CORREO,
    }),
    missing: { numeroOrden: '0045-999999', correo: CORREO },
  },
  'ordenes.validarReimpresion': porAfiliado((idAfiliado) => ({ idAfiliado })),
  'ordenes.reimprimir': {
    names: async (family) => ({ idOrden: (await generada(family)).idOrden }),
    missing: { idOrden: NOBODY },
  },
  'ordenes.emitidas': porAfiliado((idAfiliado) => ({ idAfiliado })),
  'busquedas.practicas': { own: () => ({}) },
  'prestadores.ultimos': porAfiliado((idAfiliado) => ({ idAfiliado, limit: 10 })),
} satisfies Record<string, Row>
