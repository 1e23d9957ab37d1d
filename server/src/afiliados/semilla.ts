import type { Siembra } from '../http/area.ts'
import { dayFrom } from '../semilla/fechas.ts'
import { derivaciones } from './tables.ts'

/** Demo members whose health care is in another province. */
export async function sembrar({ tx, of, ahora }: Siembra): Promise<void> {
  await tx.insert(derivaciones).values([
    {
      idAfiliado: of('norma').integrantes[2]?.idAfiliado ?? 0,
      descripcionTipoDerivacion: 'Derivación por estudios',
      obraSocialDescripcion: 'Administración Provincial del Seguro de Salud',
      sigla: 'APROSS',
      provinciaDescripcion: 'Córdoba',
      fechaDesde: dayFrom(ahora, -260),
      fechaHasta: dayFrom(ahora, 100),
    },
    {
      idAfiliado: of('derivado').integrantes[0]?.idAfiliado ?? 0,
      descripcionTipoDerivacion: 'Derivación por trabajo',
      obraSocialDescripcion: 'Instituto de Obra Médico Asistencial',
      sigla: 'IOMA',
      provinciaDescripcion: 'Buenos Aires',
      fechaDesde: dayFrom(ahora, -45),
      fechaHasta: dayFrom(ahora, 320),
    },
  ])
}
