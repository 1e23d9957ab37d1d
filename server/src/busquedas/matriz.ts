import type { Row } from '../http/matriz.ts'

export const matriz = {
  'busquedas.provincias': { own: () => ({}) },
  'busquedas.departamentos': { own: () => ({ idProvincia: 42 }) },
  'busquedas.localidadesDeDepartamento': { own: () => ({ idDepartamento: 42_021 }) },
  'busquedas.calles': { own: () => ({ idLocalidad: 4_202_102 }) },
  'busquedas.localidades': { own: () => ({}) },
} satisfies Record<string, Row>
