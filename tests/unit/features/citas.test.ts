import { expect, it } from 'vitest'

import { citaDeProvision } from '#features/recetas/citas.ts'

const receta = {
  numeroRecetario: '88120',
  afiliado: 'Quiroga, Norma',
  medicamentos: [{ descripcion: 'Enalapril 10 mg' }],
} as Parameters<typeof citaDeProvision>[0]
const HOY = Date.parse('2026-11-25T12:00:00-03:00')

it.each([
  [undefined, '2026-12-16'],
  ['2026-11-25', '2026-12-16'],
  ['2026-11-11', '2026-12-02'],
  ['2026-11-05', '2026-11-26'],
  ['2026-11-04', '2026-12-16'],
])(
  '[CRON-06] for a prescription authorized on %s the next supply is on %s',
  (fechaAutorizacion, dia) =>
    expect(citaDeProvision({ ...receta, fechaAutorizacion }, HOY).dia).toBe(dia),
)
