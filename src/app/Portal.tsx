import { Provider, useAtom } from 'jotai'
import { type ReactNode, Suspense, useCallback, useEffect, useState } from 'react'
import { useLocation } from 'wouter'

import { followSession, followUse } from '#live/access.ts'
import { onAskedFailure } from '#live/asked.ts'
import { credencialAbierta } from '#live/credencialAbierta.ts'
import { recallAll } from '#live/recent.ts'
import { followOutbox } from '#live/unsent.ts'
import { Generacion } from '#live/useResource.ts'
import { type Session, useSession } from '#live/useSession.ts'
import { followVersion } from '#live/version.ts'
import type { PorQueSalio } from '#local/salida.ts'

import '#ui/componentes.css'
import { showToast } from '#ui/toasts.ts'

import { type Encontrada, encontrarRuta } from './encontrarRuta.ts'
import { Marco } from './marco/Marco.tsx'
import { EnMostrador } from './mostrador/EnMostrador.tsx'
import { encenderDespues } from './motor.ts'
import { followOpen } from './ocupado.ts'
import { Pagina } from './Pagina.tsx'
import { Abriendo } from './paginas/Abriendo.tsx'
import { LimiteDeError } from './paginas/LimiteDeError.tsx'
import { NoAbre } from './paginas/NoAbre.tsx'
import { Credencial, Ingreso, calentarPantallas } from './pantallas.tsx'
import { SaltarEspera } from './pantallasPublicas.tsx'
import { Portico } from './Portico.tsx'
import { preparar } from './preparar.ts'
import { MANTENIMIENTO, esDeAfuera } from './rutas.ts'
import { Tema } from './Tema.tsx'
import { texts } from './texts.ts'
import { useMantenimiento } from './useMantenimiento.ts'
import { usePublicUrl } from './usePublicUrl.ts'
import { useTituloDeDocumento } from './useTituloDeDocumento.ts'
import { useVuelta } from './useVuelta.ts'
import { VersionNueva } from './VersionNueva.tsx'

/** How a session ended, for the sign-in that comes after it. */
export type Salida = { why: PorQueSalio; esperan: boolean; uid?: string | undefined }

type Abierta = Extract<Session, { state: 'signed-in' }>
type Cerrada = Extract<Session, { state: 'signed-out' }>

/** After the first picture, and before anybody has read it. */
const ENSEGUIDA = 500

const NADA_ESCRITO = { usuario: '', password: '', compartido: false }

/** Draws the portal once this phone was read; gives how the session ended where nobody is signed in. */
export async function abrirPortal(
  mostrar: (que: ReactNode) => void,
  onSalida: (salida: Salida) => void,
): Promise<Salida | undefined> {
  const primera = await preparar({
    onTrabadas: () => mostrar(<NoAbre por="otra-ventana" />),
    // The counter's first picture says more than that it takes long.
    onDemora: () => document.querySelector('#raiz [data-afiliado]') ?? mostrar(<Abriendo />),
  })
  if (primera === 'mas-nueva') mostrar(<NoAbre por="mas-nueva" />)
  else if (primera.state === 'signed-out') return salidaDe(primera)
  else mostrar(<Portal primera={primera} onSalida={onSalida} />)
  return undefined
}

/** What the sign-in tells of a session that ended. */
function salidaDe({ why, pendingKept, uid }: Cerrada): Salida {
  return { why: why ?? 'sin-token', esperan: pendingKept > 0, uid }
}

type Props = { primera: Session; onSalida: (salida: Salida) => void }

function Portal({ primera, onSalida }: Props) {
  const session = useSession(primera)
  useVuelta(session)
  // By what local storage says as well: a database that the browser threw away is no sign-out.
  const [adentro, setAdentro] = useState(true)
  useEffect(() => followSession(setAdentro), [])
  useEffect(encenderDespues, [])
  useEffect(followUse, [])
  useEffect(followOutbox, [])
  useEffect(followVersion, [])
  useEffect(followOpen, [])
  useEffect(() => onAskedFailure(({ message }) => showToast(message, { tipo: 'error' })), [])
  useEffect(() => {
    if (session.state !== 'signed-out' || adentro) return
    const leave = () => onSalida(salidaDe(session))
    void recallAll().then(leave, leave)
  }, [session, adentro, onSalida])
  return (
    <Tema>
      {session.state === 'signed-in' && (
        // A state of its own for each person: nothing that one left open meets the next.
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

function Adentro({ session }: { session: Abierta }) {
  const [path] = useLocation()
  useEffect(calentarPantallas, [])
  const encontrada = useEncontrada(path)
  const pantalla = encontrada?.ruta.pantalla
  const enMostrador =
    session.prestamo !== undefined || (pantalla === 'mostrador' && session.correoConfirmado)
  useTituloDeDocumento(enMostrador ? texts.mostrador : (encontrada?.ruta.titulo ?? texts.noExiste))

  if (enMostrador)
    return <EnMostrador nombrado={encontrada?.params['idAfiliado']} session={session} />

  // An expired session keeps its stored data in sight; signing in again is the person's choice.
  if (session.expired && pantalla === 'ingreso')
    return (
      <Suspense>
        <Ingreso antes={NADA_ESCRITO} onAdentro={() => {}} Saltar={SaltarEspera} />
      </Suspense>
    )

  const pagina = (
    <Pagina encontrada={encontrada} uid={session.uid} confirmado={session.correoConfirmado} />
  )
  const sinMarco = !session.correoConfirmado || esDeAfuera(pantalla)
  return (
    <>
      {pantalla === 'comprobar' ? (
        pagina
      ) : sinMarco ? (
        <Portico>{pagina}</Portico>
      ) : (
        <Marco vencida={session.expired}>{pagina}</Marco>
      )}
      {session.correoConfirmado && <CredencialAbierta />}
    </>
  )
}

/** What shows at an address. In maintenance that is the same at all of them but where what is unsent can be looked after. */
function useEncontrada(path: string): Encontrada | undefined {
  const mantenimiento = useMantenimiento(ENSEGUIDA)
  const encontrada = encontrarRuta(path)
  const pantalla = encontrada?.ruta.pantalla
  if (!mantenimiento || pantalla === 'pendientes' || pantalla === 'salir') return encontrada
  return { ruta: MANTENIMIENTO, params: {} }
}

/** The credential that somebody asked for, over the page and gone with it. */
function CredencialAbierta() {
  const [abierta, abrir] = useAtom(credencialAbierta)
  const cerrar = useCallback(() => abrir(undefined), [abrir])
  const publicUrl = usePublicUrl()
  if (abierta === undefined) return null
  return (
    <LimiteDeError key={abierta} enSuLugar={<NoSeAbrio onCerrar={cerrar} />}>
      <Suspense>
        <Credencial idAfiliado={abierta} publicUrl={publicUrl} onCerrar={cerrar} />
      </Suspense>
    </LimiteDeError>
  )
}

function NoSeAbrio({ onCerrar }: { onCerrar: () => void }) {
  useEffect(() => {
    showToast(texts.fallo, { tipo: 'error' })
    onCerrar()
  }, [onCerrar])
  return null
}
