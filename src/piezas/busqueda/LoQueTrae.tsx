import type { Endpoint } from '#contract/endpoint.ts'
import { tamano } from '#formato/tamano.ts'
import { useSinSenal } from '#live/useSignal.ts'
import { useUltima } from '#live/useUltima.ts'
import { isMetered } from '#local/provider/ahorro.ts'

import { texts } from './texts.ts'

/** About how much an answer weighs, before it is asked for over a link that may be somebody's money. */
export function LoQueTrae({ de }: { de: Endpoint }) {
  const ultima = useUltima(de)
  const sinSenal = useSinSenal()
  if (sinSenal || ultima === undefined || !isMetered()) return null
  return <p className="tenue">{texts.trae(tamano(ultima))}</p>
}
