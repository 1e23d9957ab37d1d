import { atom } from 'jotai'

import { pagina } from '#live/telefono/pagina.ts'
import type { Device } from '#local/bases/device.ts'
import type { Borrador } from '#local/bases/salida.ts'
import { watch } from '#local/bases/watch.ts'
import { dropBorrador, keepBorrador, readBorrador } from '#local/outbox/borradores.ts'
import type { Formulario } from '#local/outbox/formulario.ts'

/** `value` is undefined while nothing was typed; `texto` tells what is typed now from what was typed before it was empty. */
export type Draft = { value: unknown; clave: string; texto: number }

const PAUSE = 300
const WINDOW = crypto.randomUUID()

/**
 * What is typed into one form, kept from the first key on. Windows that show the same form share it, and its key: it
 * becomes one operation wherever it is sent from. A phone that cannot keep it keeps it on screen.
 */
export function makeDraft(device: Device, form: Formulario, window: string = WINDOW) {
  /** Undefined until read; null where there is none. */
  let stored: Borrador | null | undefined
  /** `written`: the other windows have it, too. */
  let typed: { value: unknown; written: boolean } | undefined
  let clave: string = crypto.randomUUID()
  let timer: ReturnType<typeof setTimeout> | undefined
  let writing = Promise.resolve()
  const shown = atom<Draft | undefined>(undefined)
  /** Grows when typing begins in an empty form and when one is emptied here; and the last that was accepted or given up. */
  let texto = 0
  let ended = -1
  /** Keys of what was accepted or given up here. */
  const finished = new Set<string>()

  const show = () => {
    if (stored === undefined) return
    pagina.store.set(shown, { value: typed ? typed.value : stored?.value, clave, texto })
  }

  const arrived = (row: Borrador | undefined) => {
    const before = stored
    stored = row && !finished.has(row.clave) ? row : null
    if (stored) clave = stored.clave
    // Sent or given up in another window: what is typed from here on is another change.
    else if (before) clave = crypto.randomUUID()
    const elsewhere = stored ? stored.window !== window : Boolean(before)
    if (elsewhere && typed?.written) typed = undefined
    show()
  }

  const write = () => {
    clearTimeout(timer)
    timer = undefined
    if (!typed) return writing
    const now = typed
    const { value } = now
    const mine = clave
    const of = texto
    writing = writing
      .then(() => keepBorrador(device, form, { value, clave: mine, window, now: Date.now() }))
      .then((kept) => {
        now.written = true
        // A key of its own, because its change was kept meanwhile: it went with that change.
        if (of <= ended) finished.add(kept)
        else if (clave === mine || kept !== mine) clave = kept
        show()
      })
      .catch(() => undefined) // it stays on screen
    return writing
  }

  const change = (value: unknown) => {
    const first = typed === undefined && !stored
    if (first) texto += 1
    typed = { value, written: false }
    show()
    if (first) void write()
    else timer ??= setTimeout(() => void write(), PAUSE)
  }

  /** This one was accepted, or given up. What is typed from here on is another change, and so is what began meanwhile. */
  const done = (which = texto) => {
    ended = which
    if (which === texto) {
      clearTimeout(timer)
      timer = undefined
      finished.add(clave)
      typed = undefined
      stored = null
      clave = crypto.randomUUID()
      texto += 1
    }
    show()
    // After what was being written of it, and before anything new is.
    writing = writing.then(() => dropBorrador(device, form, finished)).catch(() => undefined)
    return writing
  }

  /** Follows what other windows make of it. Answers how to stop. */
  const follow = () => {
    const stop = watch(
      device,
      () => readBorrador(device, form),
      arrived,
      // There is a form all the same; one that shows already keeps what it shows.
      () => stored === undefined && arrived(undefined),
    )
    return () => {
      stop()
      void write()
    }
  }

  return {
    shown,
    now: () => pagina.store.get(shown),
    follow,
    change,
    done,
    write: () => (timer === undefined ? writing : write()),
  }
}
