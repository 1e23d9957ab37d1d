import { Provider } from 'jotai'
import { type ReactElement, useEffect } from 'react'
import { useLocation } from 'wouter'

import { Abrir } from '#features/candado/Abrir.tsx'
import { type ElCandado, leerCandado, seMuestra, useCandadoDesde } from '#live/candado/candado.ts'
import { type AlCambiar, seguir } from '#live/candado/seguir.ts'
import { Generacion } from '#live/copias/useResource.ts'
import { followLock, followSession, followUse, reconcileNow } from '#live/sesion/access.ts'
import { type Session, readSession, useSession } from '#live/sesion/useSession.ts'
import { followVersion } from '#live/version/version.ts'

import '#ui/componentes.css'
import { Portico } from '../marco/Portico.tsx'
import { VersionNueva } from '../marco/VersionNueva.tsx'
import { EnMostrador } from '../mostrador/EnMostrador.tsx'
import { encontrarRuta } from '../rutas/encontrarRuta.ts'
import { encenderDespues } from '../trabajadores/motor.ts'
import { Tema } from './Tema.tsx'

/** The screen that stands in place of the portal while the phone is locked; undefined if the portal may be shown. */
export async function bajoCandado(onCambio: AlCambiar): Promise<ReactElement | undefined> {
  // A session that ended elsewhere ends here too, locked or not.
  await reconcileNow()
  if (await seguir(onCambio)) return undefined
  const [primera, primero] = await Promise.all([readSession(), leerCandado()])
  return <Cerrado {...{ onCambio, primera, primero }} />
}

type Props = { onCambio: AlCambiar; primera: Session; primero: ElCandado }

/** The engine sends and receives meanwhile: it writes rows that are read once the lock opens. */
function Cerrado({ onCambio, primera, primero }: Props) {
  const session = useSession(primera)
  const candado = useCandadoDesde(primero)
  useEffect(() => encenderDespues(false), [])
  useEffect(followUse, [])
  useEffect(followVersion, [])
  useEffect(() => followSession((signedIn) => signedIn || void onCambio()), [onCambio])
  // A window that slept did not hear that the lock was taken off in another one.
  const { uid = '' } = primera
  useEffect(() => followLock(uid, () => void onCambio()), [uid, onCambio])
  return (
    <Tema>
      <Mostrado session={session} candado={candado} />
      <VersionNueva />
    </Tema>
  )
}

/** The opening screen; or the counter, if the person left it outside the lock: at its address, and while the phone is lent. */
function Mostrado({ session, candado }: { session: Session; candado: ElCandado }) {
  const [path] = useLocation()
  const encontrada = encontrarRuta(path)
  if (session.state === 'signed-in' && session.correoConfirmado && seMuestra(candado))
    if (session.prestamo !== undefined || encontrada?.ruta.pantalla === 'mostrador')
      return (
        <Provider>
          <Generacion value={session.generation}>
            <EnMostrador nombrado={encontrada?.params['idAfiliado']} session={session} />
          </Generacion>
        </Provider>
      )
  return (
    <Portico>
      <Abrir candado={candado} />
    </Portico>
  )
}
