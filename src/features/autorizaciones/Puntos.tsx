import { Opciones } from '#ui/Opciones.tsx'

import { texts } from './nuevaTexts.ts'

type Props = {
  titulo: string
  puntos: readonly string[]
  detalleDelUltimo?: string
  mirados: readonly string[]
  onMirar: (mirados: string[]) => void
}

/** Checklist of a paper. The person ticks each point, or all of them after reading. */
export function Puntos({ titulo, puntos, detalleDelUltimo, mirados, onMirar }: Props) {
  return (
    <div className="puntos-de-papel">
      <span className="tenue dato" aria-hidden="true">
        {texts.cuantos(mirados.length)}
      </span>
      <Opciones
        varias
        todas={texts.losCuatro}
        leyenda={titulo}
        opciones={puntos.map((texto, n) => ({
          valor: String(n),
          texto,
          ...(n === puntos.length - 1 &&
            detalleDelUltimo !== undefined && { detalle: detalleDelUltimo }),
        }))}
        elegidas={mirados}
        onElegir={onMirar}
      />
    </div>
  )
}
