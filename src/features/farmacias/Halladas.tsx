import { type Infer, number, object, optional, string } from 'superstruct'

import type { Farmacia } from '#contract/farmacias.ts'
import { plano, seEncuentra } from '#formato/busqueda.ts'
import { farmaciasHalladas } from '#model/farmacias.ts'
import { AvisoDeCincuenta } from '#piezas/AvisoDeCincuenta.tsx'
import { Hallado } from '#piezas/busqueda/Hallado.tsx'
import type { DeBusqueda } from '#piezas/busqueda/PantallaDeBusqueda.tsx'
import { texts as deBuscar } from '#piezas/busqueda/texts.ts'
import { Lugares } from '#piezas/lugares/Lugares.tsx'
import { Panel } from '#ui/Panel.tsx'

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
          <Panel tono="info" titulo={texts.vacio}>
            <p>{entreLasGuardadas ? deBuscar.entreLasGuardadas : deBuscar.revisa}</p>
          </Panel>
        ) : (
          <>
            <output className="fuerte">
              {texts.farmacias(halladas.length, localidad?.descripcion)}
            </output>
            {entreLasGuardadas && <p className="tenue">{deBuscar.entreLasGuardadas}</p>}
            <Lugares titulo={texts.titulo} deQue="farmacias" lugares={halladas.map(comoLugar)} />
            <AvisoDeCincuenta filas={entreLasGuardadas ? 0 : halladas.length} />
          </>
        )
      }
    </Hallado>
  )
}

/** Names by any word of them, towns by their own. */
function entre(todas: Farmacia[], nombre: string, localidad: string | undefined): Farmacia[] {
  const halladas = todas.filter(
    (una) =>
      seEncuentra(nombre.trim(), una.nombre) &&
      (localidad === undefined || plano(una.localidad ?? '') === plano(localidad)),
  )
  return [...new Map(halladas.map((una) => [una.idFarmacia, una])).values()]
}

const comoLugar = (una: Farmacia) => ({
  clave: una.idFarmacia,
  nombre: una.nombre,
  direccion: una.direccion ?? una.domicilio,
  localidad: una.localidad,
  telefonos: una.telefono ? [una.telefono] : [],
  correo: una.mail,
})
