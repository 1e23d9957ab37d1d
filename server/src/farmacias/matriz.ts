import type { Row } from '../http/matriz.ts'

export const matriz = {
  'farmacias.buscar': { own: () => ({ nombre: 'farmacia' }) },
} satisfies Record<string, Row>
