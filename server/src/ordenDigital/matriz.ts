import { eq, inArray } from 'drizzle-orm'

import type { Family, Row } from '../http/matriz.ts'
import { practicas } from '../ordenes/puerta.ts'
import { prestadores } from '../prestadores/puerta.ts'
import { marcasDe, pedirConsulta } from './consulta.ts'
import { consultasDigitales } from './tables.ts'

const MATRICULA = '4127'
const PRACTICA = '430201'

/** QR code of a doctor's office, already read by this family. */
async function consultaDe({ uid, db, secrets: { ordenDigital: keys } }: Family): Promise<string> {
  const [prestador] = await db
    .select()
    .from(prestadores)
    .where(eq(prestadores.matricula, MATRICULA))
  const [practica] = await db.select().from(practicas).where(eq(practicas.codigo, PRACTICA))
  const token = await pedirConsulta(
    db,
    keys,
    {
      idPrestador: prestador?.idPrestador ?? 0,
      idPractica: practica?.idPractica ?? 0,
      nombreUsuario: 'emarin',
      femer: false,
    },
    Date.now(),
  )
  await db
    .update(consultasDigitales)
    .set({ uid })
    .where(inArray(consultasDigitales.marca, marcasDe(keys, token)))
  return token
}

const orden = (token: string, numeroTarjeta: string) => ({
  codigoPrestador: MATRICULA,
  tipoPrestador: '1',
  token,
  numeroTarjeta,
  nombreUsuario: 'emarin',
  femer: false,
})

export const matriz = {
  'ordenDigital.validarToken': {
    // Any person in front of the office's screen may read the code; then it belongs to the first reader.
    names: async (family) => ({ token: await consultaDe(family) }),
    missing: { token: 'unknown' },
    open: true,
  },
  'ordenDigital.validarOrden': {
    names: async (family) => orden(await consultaDe(family), family.numeroTarjeta),
    missing: orden('unknown', 'unknown'),
  },
  'ordenDigital.avisarCancelada': {
    names: async (family) => ({ token: await consultaDe(family) }),
    missing: { token: 'unknown' },
  },
} satisfies Record<string, Row>
