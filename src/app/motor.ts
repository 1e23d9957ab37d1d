import { device } from '#live/device.ts'
import { type EnginePort, askForSyncAgain, setEngine } from '#live/engine.ts'
import { isWebkit } from '#live/leaving.ts'
import { askForPeriodicSync } from '#live/periodic.ts'
import { again } from '#local/open.ts'
import { dropNonsense } from '#local/sane.ts'

import { motorDePagina } from './motorDePagina.ts'

let motor: Promise<EnginePort> | undefined

/** Starts the engine once the first picture is on screen: a slow phone does one thing at a time. */
export function encenderDespues(): () => void {
  const encender = () => void encenderMotor()
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(encender, 500)
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(encender, { timeout: 1500 })
  return () => cancelIdleCallback(idle)
}

/** Starts the sync engine and tells it what only a page can see. */
async function encenderMotor(): Promise<void> {
  // Somebody signs in where somebody else was before: the same engine, another session.
  if (motor) return (await motor).wake('start')
  motor = crearMotor()
  const engine = await motor
  const wake = (why: Parameters<EnginePort['wake']>[0]) => void engine.wake(why)
  setEngine(engine)
  addEventListener('online', () => wake('online'))
  // The browser knows at once that it lost the network: the next question makes it plain to the person.
  addEventListener('offline', () => wake('online'))
  document.addEventListener('visibilitychange', () =>
    wake(document.visibilityState === 'visible' ? 'visible' : 'hidden'),
  )
  // Back brought this page whole: what it knows may be old. In Safari's engine what it waited for may never come, too.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && isWebkit()) location.reload()
    else if (persisted) wake('start')
  })
  wake('start')
  void askForSyncAgain()
  void askForPeriodicSync()
}

async function crearMotor(): Promise<EnginePort> {
  await again(device, () => dropNonsense(device, Date.now())).catch(() => undefined) // the engine says what fails
  // What lives in this page's memory no worker can see. And what a worker holds when it ends stays locked in Safari's
  // engine, while a page can let go.
  if (device.enMemoria || isWebkit())
    return (await import('#workers/makeEngine.ts')).makeEngine(device, navigator.locks)
  return motorDePagina()
}
