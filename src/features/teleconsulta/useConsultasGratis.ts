import { useCallback, useEffect, useState } from 'react'

import { type Cupo, emision } from '#contract/emision.ts'
import { useLiveCall } from '#live/llamadas/useLiveCall.ts'
import { restantesDe, totalDe } from '#model/cupo.ts'
import { useLatest } from '#ui/useLatest.ts'

/** Code of the practice 'video consultation' (B §7). */
const VIDEOCONSULTA = 525

type DelLimite = { quedan: number; total: number }
export type ConsultasGratis =
  | { state: 'sin-pedir' }
  | { state: 'mirando' }
  | { state: 'sin-ver' }
  | { state: 'vistas'; anio: DelLimite; mes: DelLimite }

type Vistas = { idAfiliado: number; gratis: ConsultasGratis }

/**
 * Free video consultations left: the first limit is the year's, the second the month's (TELE-02). `mirar`: fetches them
 * again; the former answer stays until then.
 */
export function useConsultasGratis(idAfiliado: number | undefined) {
  const { run } = useLiveCall(emision.consultarCupo, { toast: false })
  const [vistas, setVistas] = useState<Vistas>()
  const actual = useLatest(idAfiliado)
  const ver = useCallback(
    async (deQuien: number): Promise<Vistas> => {
      const answer = await run({ idAfiliado: deQuien, idPractica: VIDEOCONSULTA })
      const cupos = answer.ok ? answer.value.consumoCupoOrdenMedicaVO : []
      return { idAfiliado: deQuien, gratis: gratisDe(cupos) }
    },
    [run],
  )
  const poner = (suyas: Vistas) => suyas.idAfiliado === actual.current && setVistas(suyas)
  useEffect(() => {
    if (idAfiliado === undefined) return
    let left = false
    void ver(idAfiliado).then((suyas) => left || setVistas(suyas))
    return () => {
      left = true
    }
  }, [idAfiliado, ver])
  const suyas = vistas?.idAfiliado === idAfiliado ? vistas?.gratis : undefined
  const gratis: ConsultasGratis = suyas ?? {
    state: idAfiliado === undefined ? 'sin-pedir' : 'mirando',
  }
  return {
    gratis,
    mirar: () => {
      if (idAfiliado === undefined) return
      if (suyas?.state === 'sin-ver') setVistas(undefined)
      void ver(idAfiliado).then(poner)
    },
  }
}

function gratisDe([anual, mensual]: readonly Cupo[]): ConsultasGratis {
  if (!anual || !mensual) return { state: 'sin-ver' }
  return {
    state: 'vistas',
    anio: { quedan: restantesDe(anual), total: totalDe(anual) },
    mes: { quedan: restantesDe(mensual), total: totalDe(mensual) },
  }
}
