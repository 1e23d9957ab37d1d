import { atom } from 'jotai'

import { pagina } from '#live/telefono/pagina.ts'
import type { Device } from '#local/bases/device.ts'
import type { Borrador } from '#local/bases/salida.ts'
import { watch } from '#local/bases/watch.ts'
import { dropBorrador, keepBorrador, readBorrador } from '#local/outbox/borradores.ts'
import type { Formulario } from '#local/outbox/formulario.ts'

/**
 * `value` is undefined in an empty form. `texto` numbers the texts of the form: after a send, the next text has another
 * number.
 */
export type Draft = { value: unknown; clave: string; texto: number }

const PAUSE = 300
const WINDOW = crypto.randomUUID()

/**
 * The text of one form, stored from the first key on. Windows that show the same form share the text and its key, so
 * that it becomes one operation from any of them. A phone that cannot store it keeps it on screen.
 */
export function makeDraft(device: Device, form: Formulario, window: string = WINDOW) {
  /** Undefined until read; null if there is none. */
  let stored: Borrador | null | undefined
  /** `written`: it is stored, so other windows have it too. */
  let typed: { value: unknown; written: boolean } | undefined
  let clave: string = crypto.randomUUID()
  let timer: ReturnType<typeof setTimeout> | undefined
  let writing = Promise.resolve()
  const shown = atom<Draft | undefined>(undefined)
  /**
   * Number of the present text; grows when typing begins in an empty form, and when the form is emptied here. `ended`:
   * number of the last text that was sent or discarded.
   */
  let texto = 0
  let ended = -1
  /** Keys of the texts that were sent or discarded here. */
  const finished = new Set<string>()

  const show = () => {
    if (stored === undefined) return
    pagina.store.set(shown, { value: typed ? typed.value : stored?.value, clave, texto })
  }

  const arrived = (row: Borrador | undefined) => {
    const before = stored
    stored = row && !finished.has(row.clave) ? row : null
    if (stored) clave = stored.clave
    // Sent or discarded in another window: further typing is another change.
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
        // This text was sent or discarded while it was being written: its stored row goes too.
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

  /** Ends a text that was sent or discarded. Further typing is another change, also if it began before this call. */
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
    // After the write that is under way, and before any new one.
    writing = writing.then(() => dropBorrador(device, form, finished)).catch(() => undefined)
    return writing
  }

  /** Takes over the changes of other windows. Returns a function that stops. */
  const follow = () => {
    const stop = watch(
      device,
      () => readBorrador(device, form),
      arrived,
      // The database failed: an empty form appears; a form that is already shown keeps its text.
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
