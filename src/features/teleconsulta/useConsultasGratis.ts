import { useEffect, useState } from 'react'

import { emision } from '#contract/emision.ts'
import { useLiveCall } from '#live/useLiveCall.ts'
import { restantesDe, totalDe } from '#model/cupo.ts'

/** B §7. */
const VIDEOCONSULTA = 525

type DelLimite = { quedan: number; total: number }
export type ConsultasGratis =
  | { state: 'sin-pedir' }
  | { state: 'mirando' }
  | { state: 'sin-ver' }
  | { state: 'vistas'; anio: DelLimite; mes: DelLimite }

type Vistas = { idAfiliado: number; gratis: ConsultasGratis }

/** How many video consultations are free: the first limit is the year's, the second the month's (TELE-02). */
export function useConsultasGratis(idAfiliado: number | undefined): ConsultasGratis {
  const { run } = useLiveCall(emision.consultarCupo, { toast: false })
  const [vistas, setVistas] = useState<Vistas>()
  useEffect(() => {
    if (idAfiliado === undefined) return
    let left = false
    void run({ idAfiliado, idPractica: VIDEOCONSULTA }).then((answer) => {
      if (left) return
      const [anual, mensual] = answer.ok ? answer.value.consumoCupoOrdenMedicaVO : []
      setVistas({
        idAfiliado,
        gratis:
          anual && mensual
            ? {
                state: 'vistas',
                anio: { quedan: restantesDe(anual), total: totalDe(anual) },
                mes: { quedan: restantesDe(mensual), total: totalDe(mensual) },
              }
            : { state: 'sin-ver' },
      })
    })
    return () => {
      left = true
    }
  }, [idAfiliado, run])
  if (vistas && vistas.idAfiliado === idAfiliado) return vistas.gratis
  return { state: idAfiliado === undefined ? 'sin-pedir' : 'mirando' }
}
