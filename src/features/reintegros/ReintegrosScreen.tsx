import { type Infer, number, object, optional, string } from 'superstruct'

import { useGuardadas } from '#live/copias/useGuardadas.ts'
import { reintegrosDe } from '#model/reintegros.ts'
import { Atajos } from '#piezas/Atajos.tsx'
import { CampoBuscado } from '#piezas/busqueda/CampoBuscado.tsx'
import { CampoDeQuien } from '#piezas/busqueda/CampoDeQuien.tsx'
import { type DeBusqueda, PantallaDeBusqueda } from '#piezas/busqueda/PantallaDeBusqueda.tsx'
import { partesDe } from '#piezas/busqueda/partes.ts'
import { type Busqueda, useBusqueda } from '#piezas/busqueda/useBusqueda.ts'
import { YaBuscaste } from '#piezas/busqueda/YaBuscaste.tsx'
import { useFamilia } from '#piezas/familia/useFamilia.ts'
import { usePropio } from '#piezas/familia/usePropio.ts'
import { useHoy } from '#piezas/hora.ts'

import { faltaDeAnio } from './anio.ts'
import { Reintegros } from './Reintegros.tsx'
import { texts } from './texts.ts'

type Criterios = Infer<typeof Criterios>
const Criterios = object({ idAfiliado: optional(number()), anio: string() })

const VACIOS: Criterios = { anio: '' }
const estaBien = ({ idAfiliado, anio }: Criterios) =>
  idAfiliado !== undefined && faltaDeAnio(anio) === undefined

/** Refunds of a member, of one year or all (REIN-01). At first the signed-in person's. */
export function ReintegrosScreen() {
  const propio = usePropio()
  const { nombreDe, elegido } = useFamilia()
  const guardadas = useGuardadas(reintegrosDe)
  const busqueda = useBusqueda<Criterios>({
    vacios: VACIOS,
    forma: Criterios,
    estaBien,
    alAbrir:
      propio.idAfiliado === undefined ? undefined : { ...VACIOS, idAfiliado: propio.idAfiliado },
    leyendo: propio.leyendo,
  })
  const { criterios, buscada } = busqueda

  const enPalabras = ({ idAfiliado, anio }: Criterios) => {
    const quien = nombreDe(idAfiliado)
    return quien && `${quien} · ${anio || texts.todosLosAnios}`
  }
  const marco: DeBusqueda<Criterios> = {
    titulo: texts.titulo,
    busqueda,
    criterio: (buscada && enPalabras(buscada)) ?? '',
    elegidos: [...elegido(criterios.idAfiliado), ...partesDe(VACIOS, { anio: criterios.anio })],
    campos: (
      <>
        <CampoDeQuien busqueda={busqueda} />
        <Anio busqueda={busqueda} />
      </>
    ),
    otras: (
      <YaBuscaste
        busqueda={busqueda}
        guardadas={guardadas}
        criteriosDe={({ idAfiliado, anio }) => ({ idAfiliado, anio: String(anio ?? '') })}
        enPalabras={enPalabras}
        cuantos={({ length }) => texts.reintegros(length)}
      />
    ),
  }
  if (buscada?.idAfiliado === undefined) return <PantallaDeBusqueda {...marco} />
  return (
    <Reintegros
      marco={marco}
      params={{
        idAfiliado: buscada.idAfiliado,
        anio: buscada.anio ? Number(buscada.anio) : null,
      }}
    />
  )
}

/** A year, typed or one of the last three. */
function Anio({ busqueda }: { busqueda: Busqueda<Criterios> }) {
  const { criterios, cambiar } = busqueda
  const esteAnio = Number(useHoy(60 * 60_000).slice(0, 4))
  return (
    <div className="pila">
      <CampoBuscado
        busqueda={busqueda}
        campo="anio"
        etiqueta={texts.anio}
        ayuda={texts.anioAyuda}
        inputMode="numeric"
        faltaDe={faltaDeAnio}
        largo={4}
      />
      <Atajos
        atajos={[0, 1, 2].map((atras) => {
          const anio = String(esteAnio - atras)
          return {
            texto: anio,
            elegido: criterios.anio === anio,
            onElegir: () => cambiar({ anio }),
          }
        })}
      />
    </div>
  )
}
