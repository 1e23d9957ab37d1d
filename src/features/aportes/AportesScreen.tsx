import { type Infer, number, object, optional } from 'superstruct'

import { useResource } from '#live/copias/useResource.ts'
import { grupoFamiliar } from '#model/afiliados.ts'
import { nombreCompleto } from '#model/personas.ts'
import { CampoDeQuien } from '#piezas/busqueda/CampoDeQuien.tsx'
import { type DeBusqueda, PantallaDeBusqueda } from '#piezas/busqueda/PantallaDeBusqueda.tsx'
import { useBusqueda } from '#piezas/busqueda/useBusqueda.ts'
import { useFamilia } from '#piezas/familia/useFamilia.ts'
import { usePropio } from '#piezas/familia/usePropio.ts'

import { Aportes } from './Aportes.tsx'
import { texts } from './texts.ts'

type Criterios = Infer<typeof Criterios>
const Criterios = object({ idAfiliado: optional(number()) })

const estaBien = ({ idAfiliado }: Criterios) => idAfiliado !== undefined

/** Contributions of a member (APOR-01). The only search field is the member; the signed-in person is chosen at first. */
export function AportesScreen() {
  const { idAfiliado: propio, leyendo } = usePropio()
  const { nombreDe, elegido } = useFamilia()
  const grupo = useResource(grupoFamiliar, {})
  const busqueda = useBusqueda<Criterios>({
    vacios: {},
    forma: Criterios,
    estaBien,
    alAbrir: propio === undefined ? undefined : { idAfiliado: propio },
    leyendo,
  })
  const { criterios, buscada } = busqueda
  const marco: DeBusqueda<Criterios> = {
    titulo: texts.titulo,
    busqueda,
    criterio: texts.deQuien(nombreDe(buscada?.idAfiliado) ?? ''),
    elegidos: elegido(criterios.idAfiliado),
    campos: <CampoDeQuien busqueda={busqueda} />,
  }
  if (buscada?.idAfiliado === undefined) return <PantallaDeBusqueda {...marco} />
  const { idAfiliado } = buscada
  const quien =
    grupo.state === 'ready'
      ? grupo.value.find(({ afiliado }) => afiliado.idAfiliado === idAfiliado)
      : undefined
  return (
    <Aportes
      key={idAfiliado}
      marco={marco}
      idAfiliado={idAfiliado}
      quien={quien ? nombreCompleto(quien) : ''}
    />
  )
}
