import { string } from 'superstruct'

import { aplicacion } from '#contract/aplicacion.ts'
import { producto } from '#contract/producto.ts'
import { ask } from '#live/llamadas/useLiveCall.ts'
import { isBusy, onFree } from '#live/telefono/busy.ts'
import { device, openPhone } from '#live/telefono/device.ts'
import { useLive } from '#live/telefono/useLive.ts'
import { ifPossible } from '#local/bases/note.ts'
import { readValor } from '#local/bases/publica.ts'

const A_WHILE = 5 * 60_000
const ULTIMA = 'version'

/**
 * Undefined without an answer of the provider (no signal, a failing server, a page of a Wi-Fi): the portal stays open
 * then.
 */
async function askVersion(): Promise<string | undefined> {
  const storage = await openPhone()
  if (storage !== 'open' && storage !== 'memory') return undefined
  const { idAplicacion } = producto
  const answer = await ask(aplicacion.version, { idAplicacion })
  if (!answer.ok) return undefined
  const { version } = answer.value
  await ifPossible(() =>
    device.publica.valores.put({ id: ULTIMA, value: version, savedAt: Date.now() }),
  )
  return version
}

/**
 * Asks the provider for the current version, at the start and when the person returns to the portal. Reports only
 * answers given since the page was opened: an older one must not close the portal without signal. Waits until forms are
 * finished, because the maintenance screen would cover them.
 */
export function followVigencia(tell: (otra: boolean) => void): () => void {
  let askedAt = Number.NEGATIVE_INFINITY
  let over = false
  let otra = false
  const say = () => {
    if (!over && !(otra && isBusy())) tell(otra)
  }
  async function check() {
    askedAt = Date.now()
    const version = await askVersion().catch(() => undefined) // A failing database says nothing about the version.
    if (version === undefined) askedAt = Number.NEGATIVE_INFINITY
    if (over || version === undefined) return
    otra = version !== producto.versionAnunciada
    say()
  }
  const seen = () => {
    const old = Math.abs(Date.now() - askedAt) >= A_WHILE
    if (document.visibilityState === 'visible' && old) void check()
  }
  void check()
  document.addEventListener('visibilitychange', seen)
  const stopFree = onFree(say)
  return () => {
    over = true
    stopFree()
    document.removeEventListener('visibilitychange', seen)
  }
}

/** True if the provider's last answer, of any day, named another version. */
export function useHayOtra(): boolean {
  const last = useLive(() => readValor(device.publica, ULTIMA, string()))
  return last !== undefined && last.value !== producto.versionAnunciada
}
