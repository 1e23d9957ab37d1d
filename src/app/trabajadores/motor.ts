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

import { mantenerConfianza } from './confianza.ts'
import { motorDePagina } from './motorDePagina.ts'
import { askForPeriodicSync } from './periodic.ts'

let motor: Promise<EnginePort> | undefined

/**
 * Starts the engine after the first frame, because a slow phone should do one thing at a time. `haceFalta`: no screen
 * can be shown before the engine runs.
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

/** Starts the engine and registers the browser's sync events for it. */
async function encenderMotor(): Promise<void> {
  void conAvisos(({ seguir }) => seguir())
  // Called after another person's sign-in in the same page: the same engine, another session.
  const engine = await prenderMotor()
  const woken = engine.wake('start')
  void woken.catch(() => undefined).then(mantenerConfianza)
  // Files that a counter does not need wait until the counter is stored, or until the sync has ended without one.
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

/** Starts the engine once. Without a session it finds nothing to do. */
export function prenderMotor(): Promise<EnginePort> {
  motor ??= conectarMotor().catch((error: unknown) => {
    motor = undefined // If it fails, the next sign-in tries again.
    throw error
  })
  return motor
}

async function conectarMotor(): Promise<EnginePort> {
  const engine = await crearMotor()
  const wake = (why: Parameters<EnginePort['wake']>[0]) => void engine.wake(why)
  setEngine(engine)
  addEventListener('online', () => wake('online'))
  addEventListener('online', mantenerConfianza)
  // The browser reports a lost network immediately: a call of the engine then fails, and the page shows it.
  addEventListener('offline', () => wake('online'))
  // Changes that wait for Wi-Fi are sent as soon as there is one.
  const { connection } = navigator as { connection?: EventTarget }
  connection?.addEventListener('change', () => {
    if (!isMetered()) wake('write')
  })
  document.addEventListener('visibilitychange', () => {
    const isVisible = document.visibilityState === 'visible'
    wake(isVisible ? 'visible' : 'hidden')
    if (isVisible) mantenerConfianza()
  })
  // Back has restored this page, whose data may be old. In Safari's engine its pending reads may never end: there it
  // reloads.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && isWebkit()) location.reload()
    else if (persisted) wake('start')
  })
  return engine
}

async function crearMotor(): Promise<EnginePort> {
  await again(device, () => dropNonsense(device, Date.now())).catch(() => undefined) // The engine reports a failure by itself.
  // No worker can see a database in this page's memory, so the engine runs in the page. Also in Safari's engine, where
  // the locks of an ended worker stay, while a page can release its own.
  if (device.enMemoria || isWebkit())
    return (await import('#workers/makeEngine.ts')).makeEngine(device, navigator.locks)
  return motorDePagina()
}
