import type { Pendiente } from '#live/usePendientes.ts'
import { cuandoYHora } from '#ui/edad.ts'
import { Insignia } from '#ui/Insignia.tsx'
import { type Columna, ListaResponsiva } from '#ui/ListaResponsiva.tsx'
import { useAhora } from '#ui/useAhora.ts'

import { ESTADOS } from './estados.tsx'
import { texts } from './texts.ts'

export function Enviados({ enviados }: { enviados: Pendiente[] }) {
  const now = useAhora(60_000)
  const { palabra, tono, icono } = ESTADOS.done
  const columnas: Columna<Pendiente>[] = [
    { titulo: texts.cambio, celda: ({ words }) => words },
    {
      titulo: texts.cuando,
      celda: ({ createdAt }) => <span className="dato">{cuandoYHora(createdAt, now)}</span>,
    },
    {
      titulo: texts.estado,
      celda: () => (
        <Insignia tono={tono} icono={icono}>
          {palabra}
        </Insignia>
      ),
    },
  ]
  return (
    <section>
      <h2 className="seccion">{texts.enviados}</h2>
      <ListaResponsiva
        titulo={texts.enviados}
        filas={enviados}
        clave={({ id }) => id}
        columnas={columnas}
        resumen={({ words }) => words}
      />
    </section>
  )
}
