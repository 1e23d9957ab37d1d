import type { Pendiente } from '#live/usePendientes.ts'
import { cuandoYHora } from '#ui/edad.ts'
import { Insignia } from '#ui/Insignia.tsx'
import { type Columna, ListaResponsiva } from '#ui/ListaResponsiva.tsx'
import { useAhora } from '#ui/useAhora.ts'

import { ESTADOS } from './estados.tsx'
import { texts } from './texts.ts'

const COLUMNAS: Columna<Pendiente>[] = [
  { titulo: texts.cambio, celda: ({ words }) => words },
  { titulo: texts.cuando, celda: ({ createdAt }) => <Cuando at={createdAt} /> },
  { titulo: texts.estado, celda: () => <Enviado /> },
]

export function Enviados({ enviados }: { enviados: Pendiente[] }) {
  return (
    <section>
      <h2 className="seccion">{texts.enviados}</h2>
      <ListaResponsiva
        titulo={texts.enviados}
        filas={enviados}
        clave={({ id }) => id}
        columnas={COLUMNAS}
        resumen={({ words }) => words}
      />
    </section>
  )
}

function Cuando({ at }: { at: number }) {
  return <span className="dato">{cuandoYHora(at, useAhora(60_000))}</span>
}

function Enviado() {
  const { palabra, tono, icono } = ESTADOS.done
  return (
    <Insignia tono={tono} icono={icono}>
      {palabra}
    </Insignia>
  )
}
