import { useContext, useEffect } from 'react'

import { encargos } from '#contract/extensiones/encargos.ts'
import { Generacion } from '#live/copias/useResource.ts'
import { useSenalNotada } from '#live/copias/useSignal.ts'
import { useLiveCall } from '#live/llamadas/useLiveCall.ts'
import { useOfrece } from '#live/proveedor/useOfrece.ts'
import { device } from '#live/telefono/device.ts'
import { useLive } from '#live/telefono/useLive.ts'
import { reportBug } from '#local/bases/open.ts'
import { knownOffset } from '#local/time/clock.ts'
import { type Hecho, hechosVivos, juntarHechos } from '#model/encargos/hechos.ts'
import { useAhora } from '#ui/useAhora.ts'

/** Current loans of this account, live; with signal also those of its other phones. Undefined until they are read. */
export function useHechos(): Hecho[] | undefined {
  const generation = useContext(Generacion)
  const ofrece = useOfrece('encargos')
  const senal = useSenalNotada()
  const { run } = useLiveCall(encargos.lista, { toast: false })
  const now = useAhora(10_000)

  useEffect(() => {
    if (!ofrece || senal !== 'con-senal') return
    async function pedir() {
      const answer = await run({})
      return answer.ok ? answer.value : undefined
    }
    void juntarHechos(device, pedir, generation).catch(reportBug)
  }, [ofrece, senal, run, generation])

  const leidos = useLive(async () => {
    // Both reads must start together: a live query does not notice changes of a table that is read after an await.
    // Ended loans are filtered below.
    const [offset, hechos] = await Promise.all([knownOffset(device), hechosVivos(device, 0)])
    return { offset, hechos }
  }, `${generation}/prestamos`)
  return leidos?.hechos.filter(({ hasta }) => hasta > now + leidos.offset)
}
