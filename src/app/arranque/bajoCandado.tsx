import { type ReactElement, useEffect } from 'react'

import { Abrir } from '#features/candado/Abrir.tsx'
import { type AlCambiar, seguir } from '#live/candado/seguir.ts'
import { followSession, followUse, reconcileNow } from '#live/sesion/access.ts'
import { followVersion } from '#live/version/version.ts'

import '#ui/componentes.css'
import { Portico } from '../marco/Portico.tsx'
import { VersionNueva } from '../marco/VersionNueva.tsx'
import { encenderDespues } from '../trabajadores/motor.ts'
import { Tema } from './Tema.tsx'

/** The screen that stands in place of the portal while the phone is locked; undefined if the portal may be shown. */
export async function bajoCandado(onCambio: AlCambiar): Promise<ReactElement | undefined> {
  // A session that ended elsewhere ends here too, locked or not.
  await reconcileNow()
  return (await seguir(onCambio)) ? undefined : <Cerrado onCambio={onCambio} />
}

/** The engine sends and receives meanwhile: it writes rows that are read once the lock opens. */
function Cerrado({ onCambio }: { onCambio: AlCambiar }) {
  useEffect(() => encenderDespues(false), [])
  useEffect(followUse, [])
  useEffect(followVersion, [])
  useEffect(() => followSession((signedIn) => signedIn || void onCambio()), [onCambio])
  return (
    <Tema>
      <Portico>
        <Abrir />
      </Portico>
      <VersionNueva />
    </Tema>
  )
}
