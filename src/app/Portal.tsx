import { Provider } from 'jotai'
import { type ReactNode, useEffect, useState } from 'react'

import { recallAll } from '#live/copias/recent.ts'
import { Generacion } from '#live/copias/useResource.ts'
import { followNovedades } from '#live/novedades/novedades.ts'
import { followOutbox } from '#live/pendientes/unsent.ts'
import { onAskedFailure } from '#live/proveedor/asked.ts'
import { followLock, followSession, followUse } from '#live/sesion/access.ts'
import { type Session, useSession } from '#live/sesion/useSession.ts'
import { openPhone } from '#live/telefono/device.ts'
import { followVersion } from '#live/version/version.ts'

import '#ui/componentes.css'
import { showToast } from '#ui/toasts.ts'

import { Adentro } from './adentro/Adentro.tsx'
import { preparar } from './arranque/preparar.ts'
import type { Salida } from './arranque/salidaAnotada.ts'
import { Tema } from './arranque/Tema.tsx'
import { useVuelta } from './arranque/useVuelta.ts'
import { VersionNueva } from './marco/VersionNueva.tsx'
import { Abriendo } from './paginas/Abriendo.tsx'
import { NoAbre } from './paginas/NoAbre.tsx'
import { encenderDespues, prenderMotor } from './trabajadores/motor.ts'
import { followOpen } from './version/ocupado.ts'

type Cerrada = Extract<Session, { state: 'signed-out' }>

/** Starts the engine while the provider answers a sign-in, so that the person waits less. */
export async function prepararEntrada(): Promise<void> {
  if ((await openPhone()) === 'open') await prenderMotor()
}

/**
 * Draws the portal after reading this phone's data. If no person is signed in, returns the reason why the session
 * ended.
 */
export async function abrirPortal(
  mostrar: (que: ReactNode) => void,
  onSalida: (salida: Salida) => void,
): Promise<Salida | undefined> {
  const otraVez = async (cerrando = false) => {
    if (cerrando) return mostrar(null)
    const salida = await abrirPortal(mostrar, onSalida)
    if (salida) onSalida(salida)
  }
  const primera = await preparar({
    onCandado: otraVez,
    onTrabadas: () => mostrar(<NoAbre por="otra-ventana" />),
    // A first picture with data is more useful than a message about the delay.
    onDemora: () =>
      document.querySelector('#raiz > :is(.marco:has(.columna), [data-afiliado])') ??
      mostrar(<Abriendo />),
  })
  if (primera === 'mas-nueva') mostrar(<NoAbre por="mas-nueva" />)
  else if (!('state' in primera)) mostrar(primera)
  else if (primera.state === 'signed-out') return salidaDe(primera)
  else mostrar(<Portal primera={primera} onSalida={onSalida} onCandado={otraVez} />)
  return undefined
}

/** Facts about an ended session, for the sign-in screen. */
function salidaDe({ why, pendingKept, uid }: Cerrada): Salida {
  return { why: why ?? 'sin-token', esperan: pendingKept > 0, uid }
}

type Props = {
  primera: Session
  onSalida: (salida: Salida) => void
  onCandado: () => Promise<void>
}

function Portal({ primera, onSalida, onCandado }: Props) {
  const session = useSession(primera)
  useVuelta(session)
  // Local storage decides too: if the browser deleted the database, the person is not signed out.
  const [adentro, setAdentro] = useState(true)
  useEffect(() => followSession(setAdentro), [])
  const [haceFalta] = useState(session.state === 'signed-in' && !session.correoConfirmado)
  useEffect(() => encenderDespues(haceFalta), [haceFalta])
  useEffect(followUse, [])
  const { uid = '' } = session
  useEffect(() => followLock(uid, () => void onCandado()), [uid, onCandado])
  useEffect(followOutbox, [])
  useEffect(followVersion, [])
  useEffect(followNovedades, [])
  useEffect(followOpen, [])
  useEffect(() => onAskedFailure(({ message }) => showToast(message, { tipo: 'error' })), [])
  useEffect(() => {
    if (session.state !== 'signed-out' || adentro) return
    let here = true
    const leave = () => here && onSalida(salidaDe(session))
    void recallAll().then(leave, leave)
    return () => {
      here = false
    }
  }, [session, adentro, onSalida])
  return (
    <Tema>
      {session.state === 'signed-in' && (
        // Each session has its own state: a screen that one person left open does not appear for the next.
        <Provider key={session.generation}>
          <Generacion value={session.generation}>
            <Adentro session={session} />
          </Generacion>
        </Provider>
      )}
      <VersionNueva />
    </Tema>
  )
}
