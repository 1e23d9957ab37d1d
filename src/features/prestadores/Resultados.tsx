import type { Prestador } from '#contract/prestadores.ts'
import { plano, seEncuentra } from '#formato/busqueda.ts'
import type { Guardada } from '#live/copias/useGuardadas.ts'
import type { Resource } from '#local/resource.ts'
import { AvisoDeCincuenta } from '#piezas/AvisoDeCincuenta.tsx'
import { Hallado } from '#piezas/busqueda/Hallado.tsx'
import { NadaHallado } from '#piezas/busqueda/NadaHallado.tsx'
import type { DeBusqueda } from '#piezas/busqueda/PantallaDeBusqueda.tsx'
import { texts as deBuscar } from '#piezas/busqueda/texts.ts'
import type { Lugar } from '#piezas/lugares/lugar.ts'
import { Lugares } from '#piezas/lugares/Lugares.tsx'

import type { Criterios } from './criterios.ts'
import { texts } from './texts.ts'

type Props<Params> = {
  marco: DeBusqueda<Criterios>
  de: Resource<Params, Prestador[]>
  params: Params
  vacio: string
  /** The searched specialty, which the answer does not contain. */
  especialidad?: string | undefined
  /** True if this search would find a stored result of another search. */
  esHallado: (guardada: Guardada<Params, Prestador[]>, uno: Prestador) => boolean
}

/** Results of a search for providers, of either kind. */
export function Resultados<Params>(props: Props<Params>) {
  const { marco, de, params, vacio, especialidad, esHallado } = props
  return (
    <Hallado
      marco={marco}
      de={de}
      params={params}
      trayendo={texts.trayendo}
      publico
      entreGuardadas={(todas) => {
        const hallados = todas.flatMap((una) => una.value.filter((uno) => esHallado(una, uno)))
        return [...new Map(hallados.map((uno) => [claveDe(uno), uno])).values()]
      }}
    >
      {(hallados, entreLasGuardadas) =>
        hallados.length === 0 ? (
          <NadaHallado
            titulo={vacio}
            detalle={entreLasGuardadas ? deBuscar.entreLasGuardadas : deBuscar.revisa}
            onCambiar={marco.busqueda.desplegar}
          />
        ) : (
          <>
            <output className="fuerte">{texts.hallados(hallados.length)}</output>
            {entreLasGuardadas && <p className="tenue">{deBuscar.entreLasGuardadas}</p>}
            <Lugares
              titulo={marco.titulo}
              deQue="prestadores"
              lugares={hallados.map((uno) => comoLugar(uno, especialidad))}
            />
            <AvisoDeCincuenta filas={entreLasGuardadas ? 0 : hallados.length} />
          </>
        )
      }
    </Hallado>
  )
}

const claveDe = ({ idPrestador, matricula, nombre, tipo }: Prestador) =>
  idPrestador ?? `${tipo ?? ''}/${matricula ?? nombre}`

const comoLugar = (uno: Prestador, especialidad: string | undefined): Lugar => ({
  clave: claveDe(uno),
  nombre: uno.nombre,
  direccion: uno.domicilio,
  localidad: uno.localidad,
  telefonos: uno.telefonos?.length ? uno.telefonos : uno.telefono ? [uno.telefono] : [],
  matricula: uno.matricula,
  tipo: uno.descripcionTipo
    ? { texto: uno.descripcionTipo, letra: uno.colorLetra, fondo: uno.colorFondo }
    : undefined,
  especialidad,
})

/** Matches words of the name, the town and the matricula, as far as stored data allow. */
export const coincide = (uno: Prestador, { nombre, localidad, matricula }: Criterios): boolean =>
  seEncuentra(nombre.trim(), uno.nombre) &&
  (localidad === undefined || plano(uno.localidad ?? '') === plano(localidad.descripcion)) &&
  (matricula.trim() === '' || uno.matricula === matricula.trim())
