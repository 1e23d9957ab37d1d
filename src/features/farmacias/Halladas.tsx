import { type Infer, number, object, optional, string } from 'superstruct'

import type { Farmacia } from '#contract/farmacias.ts'
import { plano, seEncuentra } from '#formato/busqueda.ts'
import { farmaciasHalladas } from '#model/farmacias.ts'
import { Hallado } from '#piezas/busqueda/Hallado.tsx'
import { NadaHallado } from '#piezas/busqueda/NadaHallado.tsx'
import type { DeBusqueda } from '#piezas/busqueda/PantallaDeBusqueda.tsx'
import { texts as deBuscar } from '#piezas/busqueda/texts.ts'

import { Lista } from './Lista.tsx'
import { texts } from './texts.ts'

export type Criterios = Infer<typeof Criterios>
export const Criterios = object({
  nombre: string(),
  localidad: optional(object({ idLocalidad: number(), descripcion: string() })),
})

type Props = { marco: DeBusqueda<Criterios>; buscada: Criterios }

export function Halladas({ marco, buscada: { nombre, localidad } }: Props) {
  return (
    <Hallado
      marco={marco}
      de={farmaciasHalladas}
      params={{ nombre: nombre.trim() || null, idLocalidad: localidad?.idLocalidad ?? null }}
      trayendo={texts.trayendo}
      publico
      entreGuardadas={(todas) =>
        entre(
          todas.flatMap(({ value }) => value),
          nombre,
          localidad?.descripcion,
        )
      }
    >
      {(halladas, entreLasGuardadas) =>
        halladas.length === 0 ? (
          <NadaHallado
            titulo={texts.vacio}
            detalle={entreLasGuardadas ? deBuscar.entreLasGuardadas : deBuscar.revisa}
            onCambiar={marco.busqueda.desplegar}
          />
        ) : (
          <Lista
            halladas={halladas}
            localidad={localidad?.descripcion}
            entreLasGuardadas={entreLasGuardadas}
          />
        )
      }
    </Hallado>
  )
}

/** Filters by any word of the name, and by the exact town. */
function entre(todas: Farmacia[], nombre: string, localidad: string | undefined): Farmacia[] {
  const halladas = todas.filter(
    (una) =>
      seEncuentra(nombre.trim(), una.nombre) &&
      (localidad === undefined || plano(una.localidad ?? '') === plano(localidad)),
  )
  return [...new Map(halladas.map((una) => [una.idFarmacia, una])).values()]
}
