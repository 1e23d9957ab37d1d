import { createHash } from 'node:crypto'

import type { Row } from '../http/matriz.ts'

const CLAVE = '0d9c1a52-6f0e-4c1f-9a52-6f0e4c1f9a52'
const PDF = Buffer.from('%PDF-1.4\n%%EOF\n')

export const matriz = {
  // Keys are looked up only under their own person: tests/server/claves.test.ts tries another person's.
  'claves.consultar': { own: () => ({ claves: [] }) },
  'claves.anular': { own: () => ({ claves: [] }) },
  // Uploaded parts are found only under their own person, too: tests/server/partes.test.ts.
  'partes.recibidas': { own: () => ({ clave: CLAVE, total: PDF.length }) },
  'partes.guardar': {
    own: () => ({
      clave: CLAVE,
      desde: 0,
      total: PDF.length,
      huella: createHash('sha256').update(PDF).digest('hex'),
      bytes: new Uint8Array(PDF).buffer,
    }),
  },
} satisfies Record<string, Row>
