import { PARTE } from '#contract/extensiones/partes.ts'
import { megas } from '#formato/tamano.ts'
import type { Pendiente } from '#live/pendientes/usePendientes.ts'

import { texts } from './texts.ts'

/** Maximum number of marks that can still be told apart. */
const SE_VEN = 40

/** Progress of a change's files that are sent in parts. After an interruption the upload continues from there. */
export function PorPartes({ pendiente: { subido, state } }: { pendiente: Pendiente }) {
  if (!subido) return null
  const { bytes, total } = subido
  const partes = Math.ceil(total / PARTE)
  const llegaron = Math.floor(bytes / PARTE)
  const parte = Math.min(llegaron + 1, partes)
  const cuanto = texts.deTotal(megas(bytes), megas(total))
  return (
    <div className={`por-partes ${state === 'sending' ? 'info' : 'aviso'}`}>
      <p>
        <span>{cuanto}</span>
        <span className="tenue">{texts.parteDe(parte, partes)}</span>
      </p>
      <progress className="oculto" aria-label={texts.loQueLlego} max={total} value={bytes} />
      <div aria-hidden="true">
        {partes <= SE_VEN ? (
          Array.from({ length: partes }, (_none, n) => (
            <i key={n} className={n < llegaron ? 'hecha' : n === llegaron ? 'en-curso' : ''} />
          ))
        ) : (
          <progress max={total} value={bytes} />
        )}
      </div>
      <p className="tenue">
        {state === 'sending' ? texts.siSeCorta(parte) : texts.sigueDesde(parte)}
      </p>
      <output className="oculto">{texts.vaPor(Math.floor((bytes / total) * 4) * 25)}</output>
    </div>
  )
}
