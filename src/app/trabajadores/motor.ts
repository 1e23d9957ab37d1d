import { leerMostrador } from '#live/credencial/mostrador.ts'
import { conAvisos } from '#live/novedades/conAvisos.ts'
import { type EnginePort, askForSyncAgain, setEngine } from '#live/proveedor/engine.ts'
import { device } from '#live/telefono/device.ts'
import { isWebkit } from '#live/telefono/leaving.ts'
import { completarDespues, dejarParaDespues } from '#live/version/aplicacion.ts'
import { again } from '#local/bases/open.ts'
import { dropNonsense } from '#local/bases/sane.ts'
import { watch } from '#local/bases/watch.ts'
import { isMetered } from '#local/provider/ahorro.ts'

import { motorDePagina } from './motorDePagina.ts'
import { askForPeriodicSync } from './periodic.ts'

let motor: Promise<EnginePort> | undefined

/**
 * Starts the engine once the first picture is on screen: a slow phone does one thing at a time. `haceFalta`: nothing can be
 * shown before it.
 */
export function encenderDespues(haceFalta: boolean): () => void {
  dejarParaDespues()
  const encender = () => void encenderMotor()
  if (haceFalta) {
    encender()
    return () => undefined
  }
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(encender, 500)
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(encender, { timeout: 1500 })
  return () => cancelIdleCallback(idle)
}

/** Starts the sync engine and tells it what only a page can see. */
async function encenderMotor(): Promise<void> {
  void conAvisos(({ seguir }) => seguir())
  // Somebody signs in where somebody else was before: the same engine, another session.
  const engine = await prenderMotor()
  const woken = engine.wake('start')
  // With a counter here, or without one to wait for, what nobody needs at it has its turn.
  const enough = new Promise<void>((resolve) => {
    const stop = watch(device, leerMostrador, (compuesto) => {
      if (!compuesto) return
      stop()
      resolve()
    })
    void woken.catch(() => undefined).then(() => (stop(), resolve()))
  })
  void enough.then(completarDespues)
  void askForSyncAgain()
  void askForPeriodicSync()
}

/** Has the engine ready; before somebody is signed in it finds nothing to do. */
export function prenderMotor(): Promise<EnginePort> {
  motor ??= conectarMotor().catch((error: unknown) => {
    motor = undefined // what did not come may come with the next sign-in
    throw error
  })
  return motor
}

async function conectarMotor(): Promise<EnginePort> {
  const engine = await crearMotor()
  const wake = (why: Parameters<EnginePort['wake']>[0]) => void engine.wake(why)
  setEngine(engine)
  addEventListener('online', () => wake('online'))
  // The browser knows at once that it lost the network: the next question makes it plain to the person.
  addEventListener('offline', () => wake('online'))
  // What waits for a Wi-Fi goes as soon as there is one.
  const { connection } = navigator as { connection?: EventTarget }
  connection?.addEventListener('change', () => {
    if (!isMetered()) wake('write')
  })
  document.addEventListener('visibilitychange', () =>
    wake(document.visibilityState === 'visible' ? 'visible' : 'hidden'),
  )
  // Back brought this page whole: what it knows may be old. In Safari's engine what it waited for may never come, too.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && isWebkit()) location.reload()
    else if (persisted) wake('start')
  })
  return engine
}

async function crearMotor(): Promise<EnginePort> {
  await again(device, () => dropNonsense(device, Date.now())).catch(() => undefined) // the engine says what fails
  // What lives in this page's memory no worker can see. And what a worker holds when it ends stays locked in Safari's
  // engine, while a page can let go.
  if (device.enMemoria || isWebkit())
    return (await import('#workers/makeEngine.ts')).makeEngine(device, navigator.locks)
  return motorDePagina()
}
