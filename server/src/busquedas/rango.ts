import { Problem } from '../base/problem.ts'

type Criterios = {
  idAfiliado?: number | null | undefined
  fechaDesde?: string | null | undefined
  fechaHasta?: string | null | undefined
}

/** Refuses a search without criteria (REC-03, PRES-02), and a range of days in the wrong order (FORM-03). */
export function exigirCriterios({ idAfiliado, fechaDesde, fechaHasta }: Criterios): void {
  if (idAfiliado == null && fechaDesde == null && fechaHasta == null)
    throw new Problem(422, 'Debes ingresar por lo menos un criterio para realizar la búsqueda')
  if (fechaDesde != null && fechaHasta != null && fechaDesde > fechaHasta)
    throw new Problem(422, 'La fecha desde debe ser menor o igual a la fecha hasta.')
}
