import type { Row } from '../http/matriz.ts'

export const matriz = {
  'prestadores.selector': {
    own: () => ({ nombre: 'marin', modoPrescriptor: false, soloActivos: false }),
  },
  'prestadores.buscarProfesionales': { own: () => ({ matricula: '4127', soloActivos: true }) },
  'prestadores.buscarEstablecimientos': { own: () => ({ nombre: 'lago' }) },
  'busquedas.especialidades': { own: () => ({}) },
  'busquedas.tiposDeEstablecimiento': { own: () => ({}) },
} satisfies Record<string, Row>
