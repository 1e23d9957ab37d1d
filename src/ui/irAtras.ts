/**
 * A browser may drop a step back, for example for a download. Then the navigations that wait go on: at once if the
 * browser tells, otherwise after this time. A slow phone may need more than that for a step that it does not drop.
 */
const NO_LLEGA = 1000
/** The same in a browser that tells. */
const NO_DICE_NADA = 10_000

/** Changes of the history that wait for a step back; undefined while none is on its way. */
let enEspera: (() => void)[] | undefined
let seAtienden = false

/**
 * Goes back in the history. The browser does so later than a press that follows at once: a page opened meanwhile would
 * be left again. So further changes of the history wait until the step is done.
 */
export function irAtras(pasos = 1): void {
  if (enEspera) return trasVolver(() => irAtras(pasos))
  atender()
  const waiting: (() => void)[] = (enEspera = [])
  const seguir = () => {
    removeEventListener('popstate', seguir, true)
    clearTimeout(timer)
    enEspera = undefined
    // One of these may be a step back again: the others wait for it, too.
    waiting.forEach(trasVolver)
  }
  // In the capture phase: all other listeners find the history as it stays.
  addEventListener('popstate', seguir, true)
  const entrada = entradaDe(pasos)
  const timer = setTimeout(seguir, entrada ? NO_DICE_NADA : NO_LLEGA)
  if (!entrada) return history.go(-pasos)
  const { committed, finished } = window.navigation.traverseTo(entrada.key)
  committed?.catch(() => undefined)
  finished?.catch(seguir)
}

/** The entry so many steps back; undefined in a browser that does not tell. */
function entradaDe(pasos: number): NavigationHistoryEntry | undefined {
  const { navigation } = window as { navigation?: Navigation }
  const { index } = navigation?.currentEntry ?? {}
  return index === undefined ? undefined : navigation?.entries()[index - pasos]
}

/** True while a step back is on its way: the history is not yet as the page shows it. */
export const volviendo = (): boolean => enEspera !== undefined

/** Runs this now, or as soon as a step back that is on its way is done. */
export function trasVolver(run: () => void): void {
  if (enEspera) enEspera.push(run)
  else run()
}

/** Once, at the first step back: by then wouter has put its own functions there, which tell of each change. */
function atender(): void {
  if (seAtienden) return
  seAtienden = true
  for (const how of ['pushState', 'replaceState'] as const) {
    const change = history[how].bind(history)
    history[how] = (...entry) => trasVolver(() => change(...entry))
  }
}
