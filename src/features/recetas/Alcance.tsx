import { formatFecha } from '#formato/fechas.ts'
import { useDesfase } from '#live/telefono/reloj.ts'
import { guardadoDesde } from '#model/recetas.ts'
import { type Criterio, loQueNoAlcanza } from '#model/recetas/busqueda.ts'
import { useHora } from '#piezas/hora.ts'
import { aparato } from '#ui/esMovil.ts'

import { texts } from './texts.ts'

type Props = {
  criterio: Criterio
  /** Age of the stored data by the phone's clock. */
  savedAt: number | undefined
}

/** First day of the stored data, if the search asks for an older one. */
export function Alcance({ criterio, savedAt }: Props) {
  const hora = useHora()
  const desfase = useDesfase()
  if (loQueNoAlcanza(criterio, hora) === undefined) return null
  const desde = guardadoDesde(savedAt === undefined ? hora : savedAt + desfase)
  return <p className="alcance-de-la-busqueda">{texts.alcanza(aparato(), formatFecha(desde))}</p>
}
