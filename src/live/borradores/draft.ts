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

/** The stored draft of a form, the key of the change that it becomes, and which of its texts it is. */
function makeStored(window: string) {
  /** Undefined until read; null where there is none. */
  let row: Borrador | null | undefined
  let clave: string = crypto.randomUUID()
  /** Keys of what was accepted or given up here. */
  const finished = new Set<string>()
  /** Grows when typing begins in an empty form and when one is emptied here; and the last that was accepted or given up. */
  let texto = 0
  let ended = -1
  return {
    finished,
    row: () => row,
    texto: () => texto,
    draft: (typed: { value: unknown } | undefined): Draft | undefined =>
      row === undefined ? undefined : { value: typed ? typed.value : row?.value, clave, texto },
    begin: () => void (texto += 1),
    /** Takes what the phone has; true if another window wrote it, or removed it. */
    read(found: Borrador | undefined): boolean {
      const before = row
      row = found && !finished.has(found.clave) ? found : null
      if (row) clave = row.clave
      // Sent or given up in another window: what is typed from here on is another change.
      else if (before) clave = crypto.randomUUID()
      return row ? row.window !== window : Boolean(before)
    },
    mark: () => ({ clave, texto }),
    /** The text with this mark was kept under a key. */
    wasKept(of: { clave: string; texto: number }, kept: string): void {
      // A key of its own, because its change was kept meanwhile: it went with that change.
      if (of.texto <= ended) finished.add(kept)
      else if (clave === of.clave || kept !== of.clave) clave = kept
    },
    /** A text was accepted or given up. True if it is the present one: what is typed from here on is another change. */
    end(which: number): boolean {
      ended = which
      if (which !== texto) return false
      finished.add(clave)
      row = null
      clave = crypto.randomUUID()
      texto += 1
      return true
    },
  }
}

/** Runs once, a while after the first of several requests. */
function makePause(run: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    begin: () => void (timer ??= setTimeout(run, PAUSE)),
    end(): void {
      clearTimeout(timer)
      timer = undefined
    },
    isOn: () => timer !== undefined,
  }
}

/**
 * What is typed into one form, kept from the first key on. Windows that show the same form share it, and its key: it
 * becomes one operation wherever it is sent from. A phone that cannot keep it keeps it on screen.
 */
export function makeDraft(device: Device, form: Formulario, window: string = WINDOW) {
  const stored = makeStored(window)
  /** `written`: the other windows have it, too. */
  let typed: { value: unknown; written: boolean } | undefined
  const pause = makePause(() => void write())
  let writing = Promise.resolve()
  const shown = atom<Draft | undefined>(undefined)

  const show = () => {
    const draft = stored.draft(typed)
    if (draft) pagina.store.set(shown, draft)
  }

  const arrived = (row: Borrador | undefined) => {
    if (stored.read(row) && typed?.written) typed = undefined
    show()
  }

  const write = () => {
    pause.end()
    if (!typed) return writing
    const now = typed
    const { value } = now
    const of = stored.mark()
    writing = writing
      .then(() => keepBorrador(device, form, { value, clave: of.clave, window, now: Date.now() }))
      .then((kept) => {
        now.written = true
        stored.wasKept(of, kept)
        show()
      })
      .catch(() => undefined) // it stays on screen
    return writing
  }

  const change = (value: unknown) => {
    const first = typed === undefined && !stored.row()
    if (first) stored.begin()
    typed = { value, written: false }
    show()
    if (first) void write()
    else pause.begin()
  }

  /** This one was accepted, or given up. What is typed from here on is another change, and so is what began meanwhile. */
  const done = (which = stored.texto()) => {
    if (stored.end(which)) {
      pause.end()
      typed = undefined
    }
    show()
    // After what was being written of it, and before anything new is.
    writing = writing.then(() => dropBorrador(device, form, stored.finished)).catch(() => undefined)
    return writing
  }

  /** Follows what other windows make of it. Answers how to stop. */
  const follow = () => {
    const stop = watch(
      device,
      () => readBorrador(device, form),
      arrived,
      // There is a form all the same; one that shows already keeps what it shows.
      () => stored.row() === undefined && arrived(undefined),
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
    write: () => (pause.isOn() ? write() : writing),
  }
}
