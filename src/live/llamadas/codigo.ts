import { useCallback, useContext, useEffect, useState } from 'react'
import { type Infer, is, number, string, type } from 'superstruct'

import { Generacion } from '#live/copias/useResource.ts'
import { type Failure, enPalabras, textOfStatus } from '#live/proveedor/failure.ts'
import { device } from '#live/telefono/device.ts'
import { useLive } from '#live/telefono/useLive.ts'
import { ifPossible } from '#local/bases/note.ts'
import { keepBorrador, readBorrador } from '#local/outbox/borradores.ts'
import { knownOffset } from '#local/time/clock.ts'

/** Validity of a code (CONF-11, VERI-05, ACCT-18). */
const VIDA = 5 * 60_000

/** A code that was sent: its destination, and the server's time of sending. */
export type Envio = Infer<typeof Envio>
const Envio = type({ id: number(), destino: string(), sentAt: number() })

const NOMBRE = (de: string) => `codigo/${de}`

/**
 * The code that a screen waits for. It is stored on this phone, so that the countdown goes on after a reload or a
 * sleep. `envio` is undefined until it is read, and null if no valid code was sent.
 */
export function useEnvio(de: string) {
  const generation = useContext(Generacion)
  const formulario = NOMBRE(de)
  const [envio, setEnvio] = useState<Envio | null>()

  useEffect(() => {
    let left = false
    void readLiving(formulario, generation).then((found) => left || setEnvio(found))
    return () => {
      left = true
    }
  }, [formulario, generation])

  /** `askedAt`: this phone's time at the call that sends the code; the code is not older. */
  const anotar = useCallback(
    async (a: Omit<Envio, 'sentAt'>, askedAt: number) => {
      const sent = { ...a, sentAt: askedAt + (await knownOffset(device)) }
      setEnvio(sent)
      const row = { value: sent, clave: formulario, window: '', now: Date.now() }
      await ifPossible(() => keepBorrador(device, { formulario, generation }, row))
    },
    [formulario, generation],
  )

  const olvidar = useCallback(async () => {
    setEnvio(null)
    await ifPossible(() =>
      device.salida.borradores.filter((row) => row.formulario === formulario).delete(),
    )
  }, [formulario])

  return { envio, anotar, olvidar }
}

async function readLiving(formulario: string, generation: number): Promise<Envio | null> {
  const row = await readBorrador(device, { formulario, generation }).catch(() => undefined) // If it fails, the person asks for a new code.
  const value = row?.value
  if (!is(value, Envio)) return null
  return restaDe(value.sentAt, Date.now() + (await knownOffset(device))) > 0 ? value : null
}

/** Remaining validity of a code. A clock that was set back must not lengthen it. */
export const restaDe = (sentAt: number, serverNow: number): number =>
  Math.min(VIDA, Math.max(0, VIDA - (serverNow - sentAt)))

/**
 * Remaining validity, updated each second. The lower of two clocks counts: one may be set back, the other stops while
 * the phone sleeps.
 */
export function useResta(sentAt: number): number {
  const offset = useLive(() => knownOffset(device))
  const [resta, setResta] = useState(VIDA)
  useEffect(() => {
    if (offset === undefined) return
    const atFirst = restaDe(sentAt, Date.now() + offset)
    const since = performance.now()
    const tick = () => {
      const byElapsed = Math.max(0, atFirst - (performance.now() - since))
      setResta(Math.min(restaDe(sentAt, Date.now() + offset), byElapsed))
    }
    const atOnce = setTimeout(tick)
    const timer = setInterval(tick, 1000)
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearTimeout(atOnce)
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [sentAt, offset])
  return resta
}

/** Reason of a refused code, shown at its field (CONF-14). `vencido`: only a new code helps. */
export function rechazoDeCodigo(failure: Failure): { porQue: string; vencido: boolean } {
  const { status, message, codigo } = failure
  const sinPalabras = status !== undefined && status < 500 && message === textOfStatus(status)
  return {
    porQue: sinPalabras ? 'El código no es correcto' : enPalabras(failure),
    vencido: codigo === 'codigo-vencido',
  }
}
