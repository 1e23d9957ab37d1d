import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { EstadoDelHallazgo } from '#features/recetas/EstadoDelHallazgo.tsx'
import type { Hallado } from '#features/recetas/useHallado.ts'

const dicho = (mas: Partial<Hallado<unknown>>) => {
  const hallado: Hallado<unknown> = {
    filas: [],
    savedAt: Date.now(),
    de: 'telefono',
    porque: 'falla',
    reintentar: () => undefined,
    ...mas,
  }
  const cuenta = { cuantas: String, cuantasGuardadas: String }
  return renderToStaticMarkup(
    <EstadoDelHallazgo
      hallado={hallado}
      criterio={{ desde: '', hasta: '' }}
      vacio=""
      cuenta={cuenta}
      onCambiar={() => undefined}
    />,
  ).replaceAll(/<[^>]+>/g, '')
}

test("[ERR-12, REC-02, PRES-02] a search refused by the insurer shows the insurer's text", () => {
  const con = dicho({ rechazo: 'Tu cobertura está suspendida.' })
  expect(con).toContain('Tu cobertura está suspendida. Se buscó')
  expect(con).not.toContain('El sistema no responde')
})

test('[ERR-12] a search without an answer says that the system does not respond', () => {
  expect(dicho({})).toContain('El sistema no responde:')
})
