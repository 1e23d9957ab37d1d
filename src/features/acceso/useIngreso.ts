import { useEffect, useState } from 'react'

import type { Failure } from '#live/failure.ts'
import { showToast } from '#ui/toasts.ts'

import { type Errores, revisar } from './formulario.ts'
import type { Rechazo } from './PorQueNo.tsx'
import { texts } from './texts.ts'

const SIN_SENAL: Failure = { kind: 'sin-senal', message: 'Error de conexión.' }

export type Escrito = { usuario: string; password: string; compartido: boolean }

type Ingreso = {
  errores: Errores
  rechazo: Rechazo | undefined
  busy: boolean
  ingresar: (escrito: Escrito) => Promise<'adentro' | 'incompleto' | 'rechazado' | 'falla'>
}

// The session brings the local database along: it loads while the person types, not before the form.
// Undefined when the signal went before it came.
const loadSession = () => import('#live/access.ts').catch(() => undefined)

async function preguntar({ usuario, password, compartido }: Escrito) {
  const session = await loadSession()
  return session?.signIn(usuario.trim(), password, { shared: compartido })
}

export function useIngreso(): Ingreso {
  const [errores, setErrores] = useState<Errores>({})
  const [rechazo, setRechazo] = useState<Rechazo>()
  const [busy, setBusy] = useState(false)

  useEffect(() => {
    const timer = setTimeout(() => void loadSession(), 1500)
    return () => clearTimeout(timer)
  }, [])

  const until = rechazo?.state === 'espera' ? rechazo.until : undefined
  useEffect(() => {
    if (until === undefined) return
    const timer = setTimeout(() => setRechazo({ state: 'espera-terminada' }), until - Date.now())
    return () => clearTimeout(timer)
  }, [until])

  async function ingresar({ usuario, password, compartido }: Escrito) {
    const faltas = revisar({ usuario, password })
    setErrores(faltas)
    if (faltas.usuario || faltas.password) return 'incompleto'
    setBusy(true)
    const answer = await preguntar({ usuario, password, compartido }).finally(() => setBusy(false))
    if (!answer) {
      setRechazo({ state: 'falla', failure: SIN_SENAL })
      return 'falla'
    }
    if (answer.ok) {
      setRechazo(undefined)
      showToast(texts.entrando)
      return 'adentro'
    }
    if (answer.refused) setRechazo({ state: 'rechazado' })
    else if (answer.failure.retryAfterMs !== undefined)
      setRechazo({ state: 'espera', until: Date.now() + answer.failure.retryAfterMs })
    else setRechazo({ state: 'falla', failure: answer.failure })
    return answer.refused ? 'rechazado' : 'falla'
  }

  return { errores, rechazo, busy, ingresar }
}
