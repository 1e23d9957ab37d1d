import { useEffect, useState } from 'react'

import { isBusy } from '#live/telefono/busy.ts'
import { currentStorage, onStorage } from '#live/telefono/device.ts'
import { Dialogo } from '#ui/Dialogo.tsx'

import { texts } from '../texts.ts'
import { texts as marco } from './texts.ts'

/**
 * A newer version in another window has taken over the databases: this window reloads, immediately or when the person
 * agrees. Drafts are stored before that.
 */
export function VersionNueva() {
  const [ofrecida, setOfrecida] = useState(false)
  useEffect(
    () =>
      onStorage(() => {
        if (currentStorage() !== 'ceded') return
        if (isBusy()) setOfrecida(true)
        else location.reload()
      }),
    [],
  )
  return (
    <Dialogo abierto={ofrecida} titulo={texts.masNueva} onCerrar={() => location.reload()}>
      <p>{marco.cedidaDetalle}</p>
      <div className="botones">
        <button type="button" className="boton primario" onClick={() => location.reload()}>
          {texts.actualizar}
        </button>
      </div>
    </Dialogo>
  )
}
