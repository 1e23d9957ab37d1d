import { useEffect, useState } from 'react'

import type { Failure } from '#live/proveedor/failure.ts'
import { showToast } from '#ui/toasts.ts'

import { esperaDeAntes, recordarEspera, senaDe } from './espera.ts'
import { type Errores, revisar } from './formulario.ts'
import type { Rechazo } from './PorQueNo.tsx'
import { texts } from './texts.ts'

const SIN_SENAL: Failure = { kind: 'sin-senal', message: 'Error de conexión.' }

export type Escrito = { usuario: string; password: string; compartido: boolean }

type Ingreso = {
  errores: Errores
  rechazo: Rechazo | undefined
  busy: boolean
  ingresar: (
    escrito: Escrito,
    comprobante?: string,
  ) => Promise<'adentro' | 'incompleto' | 'rechazado' | 'falla'>
  /** Signs in with a passkey; undefined until host and browser are known to have them. */
  conLlave: ((compartido: boolean) => Promise<'adentro' | 'falla'>) | undefined
}

// Includes the code of the local database. Loaded right after the form is drawn, to keep the first load small.
// Undefined if the signal was lost on the way.
const loadSession = () => import('#live/sesion/access.ts').catch(() => undefined)

async function preguntar({ usuario, password, compartido }: Escrito, comprobante?: string) {
  const session = await loadSession()
  return session?.signIn(usuario.trim(), password, { shared: compartido, comprobante })
}

/** The host's last answer: the button must not come late each time the form is opened. */
let hayLlavesAca: boolean | undefined

/** `offered`: the document offers passkeys, before the host is asked. */
export function useIngreso(offered = false): Ingreso {
  const [errores, setErrores] = useState<Errores>({})
  const [rechazo, setRechazo] = useState<Rechazo | undefined>(esperaDeAntes)
  const [busy, setBusy] = useState(false)
  const [hayLlaves, setHayLlaves] = useState(hayLlavesAca ?? offered)

  useEffect(() => {
    const look = async () => {
      const session = await loadSession()
      // Without storage a browser remembers no host: then the password is the way in.
      hayLlavesAca = (await session?.ofreceLlaves().catch(() => false)) ?? hayLlavesAca
      if (hayLlavesAca !== undefined) setHayLlaves(hayLlavesAca)
    }
    const timer = setTimeout(() => void look(), 0)
    return () => clearTimeout(timer)
  }, [])

  const espera = rechazo?.state === 'espera' ? rechazo : undefined
  useEffect(() => recordarEspera(espera), [espera])
  const until = espera?.until
  useEffect(() => {
    if (until === undefined) return
    const timer = setTimeout(() => setRechazo({ state: 'espera-terminada' }), until - Date.now())
    return () => clearTimeout(timer)
  }, [until])

  async function ingresar(escrito: Escrito, comprobante?: string) {
    const faltas = revisar(escrito)
    setErrores(faltas)
    if (faltas.usuario || faltas.password) return 'incompleto'
    setBusy(true)
    const answer = await preguntar(escrito, comprobante).finally(() => setBusy(false))
    if (!answer) {
      setRechazo({ state: 'falla', failure: SIN_SENAL })
      return 'falla'
    }
    if (answer.ok) return entrar()
    setRechazo(answer.refused ? { state: 'rechazado' } : rechazoDe(answer.failure, escrito.usuario))
    return answer.refused ? 'rechazado' : 'falla'
  }

  function entrar() {
    setRechazo(undefined)
    // Two seconds: the message describes the moment, and is out of date once the portal is open.
    showToast(texts.entrando, { segundos: 2 })
    return 'adentro' as const
  }

  async function conLlave(compartido: boolean) {
    setBusy(true)
    setErrores({})
    // Undefined if the signal was lost on the way.
    const flow = await import('./conLlave.ts').catch(() => undefined)
    const no: Rechazo | undefined = flow
      ? await flow.conLlave(compartido)
      : { state: 'falla', failure: SIN_SENAL }
    setBusy(false)
    if (!no) return entrar()
    setRechazo(no)
    return 'falla'
  }

  return { errores, rechazo, busy, ingresar, conLlave: hayLlaves ? conLlave : undefined }
}

function rechazoDe(failure: Failure, usuario: string): Rechazo {
  const { status, codigo, retryAfterMs } = failure
  // Servers that are down or busy send a time as well: they ask for no wait of this account.
  if (status !== 429 || retryAfterMs === undefined) return { state: 'falla', failure }
  const pasable = codigo === 'cuenta-en-espera'
  return { state: 'espera', until: Date.now() + retryAfterMs, sena: senaDe(usuario), pasable }
}
