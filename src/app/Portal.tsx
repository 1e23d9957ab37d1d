import { Suspense, useCallback, useEffect, useState } from 'react'
import { useLocation } from 'wouter'

import { followSession, reconcileNow } from '#live/access.ts'
import { useResource } from '#live/useResource.ts'
import { type Session, useSession } from '#live/useSession.ts'
import { afiliadoActual } from '#model/afiliados.ts'

import '#ui/componentes.css'
import { showToast } from '#ui/toasts.ts'

import { encontrarRuta } from './encontrarRuta.ts'
import { Marco } from './marco/Marco.tsx'
import { encenderMotor } from './motor.ts'
import { Pagina } from './Pagina.tsx'
import { LimiteDeError } from './paginas/LimiteDeError.tsx'
import { Credencial, Ingreso, calentarPantallas } from './pantallas.tsx'
import { Portico } from './Portico.tsx'
import { Tema } from './Tema.tsx'
import { texts } from './texts.ts'
import { usePublicUrl } from './usePublicUrl.ts'
import { useTituloDeDocumento } from './useTituloDeDocumento.ts'

/** How a session ended, for the sign-in that comes after it. */
export type Salida = { why: string; esperan: boolean; uid?: string | undefined }

type Abierta = Extract<Session, { state: 'signed-in' }>

const NADA_ESCRITO = { usuario: '', password: '', compartido: false }

/** Looks at the session's truth before anything is drawn; undefined means: come in. */
export async function preparar(): Promise<Salida | undefined> {
  const row = await reconcileNow()
  if (row?.state !== 'in') return { why: row?.why ?? 'sin-token', esperan: false, uid: row?.uid }
  encenderMotor()
  return undefined
}

export function Portal({ onSalida }: { onSalida: (salida: Salida) => void }) {
  const session = useSession()
  useEffect(() => followSession(() => {}), [])
  useEffect(() => {
    if (session.state !== 'signed-out') return
    // The mirror in local storage goes first: a page must not find a token on its way out.
    void reconcileNow().then(() =>
      onSalida({
        why: session.why ?? 'sin-token',
        esperan: session.pendingKept > 0,
        uid: session.uid,
      }),
    )
  }, [session, onSalida])
  return (
    <Tema>{session.state === 'signed-in' && <Adentro key={session.uid} session={session} />}</Tema>
  )
}

function Adentro({ session }: { session: Abierta }) {
  const [path] = useLocation()
  const [credencial, setCredencial] = useState<number>()
  const cerrar = useCallback(() => setCredencial(undefined), [])
  const publicUrl = usePublicUrl()
  const actual = useResource(afiliadoActual, {})
  useEffect(calentarPantallas, [])
  const encontrada = encontrarRuta(path)
  useTituloDeDocumento(encontrada?.ruta.titulo ?? texts.noExiste)

  // An expired session keeps its stored data in sight; signing in again is the person's choice.
  if (session.expired && encontrada?.ruta.pantalla === 'ingreso')
    return (
      <Suspense>
        <Ingreso antes={NADA_ESCRITO} onAdentro={() => {}} />
      </Suspense>
    )

  const pagina = (
    <Pagina
      encontrada={encontrada}
      uid={session.uid}
      confirmado={session.correoConfirmado}
      onCredencial={setCredencial}
    />
  )
  if (!session.correoConfirmado) return <Portico>{pagina}</Portico>

  const propia = actual.state === 'ready' ? actual.value.afiliado.idAfiliado : undefined
  return (
    <>
      <Marco vencida={session.expired} onCredencial={() => setCredencial(propia)}>
        {pagina}
      </Marco>
      {credencial !== undefined && (
        <LimiteDeError key={credencial} enSuLugar={<NoSeAbrio onCerrar={cerrar} />}>
          <Suspense>
            <Credencial idAfiliado={credencial} publicUrl={publicUrl} onCerrar={cerrar} />
          </Suspense>
        </LimiteDeError>
      )}
    </>
  )
}

function NoSeAbrio({ onCerrar }: { onCerrar: () => void }) {
  useEffect(() => {
    showToast(texts.fallo, { tipo: 'error' })
    onCerrar()
  }, [onCerrar])
  return null
}
