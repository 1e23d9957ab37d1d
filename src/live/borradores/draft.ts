import { atom } from 'jotai'

import { loQueSeConozca } from '#live/telefono/conocido.ts'
import { pagina } from '#live/telefono/pagina.ts'
import type { Device } from '#local/bases/device.ts'
import { NoRoom, withRoom } from '#local/bases/room.ts'
import type { Borrador } from '#local/bases/salida.ts'
import { watch } from '#local/bases/watch.ts'
import { dropBorrador, keepBorrador, readBorrador } from '#local/outbox/borradores.ts'
import type { Formulario } from '#local/outbox/formulario.ts'

/**
 * `value` is undefined for an empty form. `texto` counts the texts of the form: the text typed after a send has another
 * number. `saved`: outcome of this window's last write of the text.
 */
export type Draft = { value: unknown; clave: string; texto: number; saved: Saved | undefined }

/** 'full': the phone has no room. After 'full' and 'failed' the last text is on the screen alone. */
export type Saved = { state: 'kept'; at: number } | { state: 'full' | 'failed' }

const PAUSE = 300
const WINDOW = crypto.randomUUID()

/** The stored draft of a form, the key of its later change, and the number of its text. */
function makeStored(window: string) {
  /** Undefined until it is read; null if there is no draft. */
  let row: Borrador | null | undefined
  let clave: string = crypto.randomUUID()
  /** Keys of texts that this window sent or discarded. */
  const finished = new Set<string>()
  /**
   * Number of the present text. It grows when typing begins in an empty form, and when this window empties the form.
   * `ended`: number of the last text that was sent or discarded.
   */
  let texto = 0
  let ended = -1
  let saved: Saved | undefined
  return {
    finished,
    row: () => row,
    texto: () => texto,
    draft: (typed: { value: unknown } | undefined): Draft | undefined =>
      row === undefined
        ? undefined
        : { value: typed ? typed.value : row?.value, clave, texto, saved: typed && saved },
    begin(): void {
      texto += 1
      saved = undefined
    },
    /** Takes over the stored draft; true if another window wrote or removed it. */
    read(found: Borrador | undefined): boolean {
      const before = row
      row = found && !finished.has(found.clave) ? found : null
      if (row) clave = row.clave
      // Another window sent or discarded the text: further typing is another change.
      else if (before) clave = crypto.randomUUID()
      return row ? row.window !== window : Boolean(before)
    },
    mark: () => ({ clave, texto }),
    /** The text with this number was stored under a key, or could not be stored. */
    wasWritten(of: { clave: string; texto: number }, kept: string | undefined, how: Saved): void {
      if (of.texto === texto) saved = how
      if (kept === undefined) return
      // The text was sent or discarded while it was being stored: its row is deleted too.
      if (of.texto <= ended) finished.add(kept)
      else if (clave === of.clave || kept !== of.clave) clave = kept
    },
    /** A text was sent or discarded. True if it is the text in the form: further typing is another change. */
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

/** Runs a function once, some time after the first of several requests. */
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

type Row = Parameters<typeof keepBorrador>[2]
type Written = { kept?: string; how: Saved }

/** Stores a text; a full phone makes room for it. Never rejects: a text that is not stored stays on the screen. */
const store = (device: Device, form: Formulario, row: Row): Promise<Written> =>
  withRoom(device, loQueSeConozca, () => keepBorrador(device, form, row)).then(
    (kept): Written => ({ kept, how: { state: 'kept', at: row.now } }),
    (error: unknown): Written => ({ how: { state: error instanceof NoRoom ? 'full' : 'failed' } }),
  )

/**
 * The text of one form, stored from the first key on. Windows that show the same form share the text and its key, so
 * that it becomes one operation from any of them. A phone that cannot store it keeps it on screen, and says so.
 */
export function makeDraft(device: Device, form: Formulario, window: string = WINDOW) {
  const stored = makeStored(window)
  /** `written`: the text is stored, so that other windows have it too. */
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
      .then(() => store(device, form, { value, clave: of.clave, window, now: Date.now() }))
      .then(({ kept, how }) => {
        now.written ||= kept !== undefined
        stored.wasWritten(of, kept, how)
        show()
      })
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

  /** Ends a text that was sent or discarded. Typing that this window has not stored yet becomes another change. */
  const done = (which = stored.texto()) => {
    if (stored.end(which)) {
      pause.end()
      typed = undefined
    }
    show()
    // Runs after the write that is under way, and before any new one.
    writing = writing.then(() => dropBorrador(device, form, stored.finished)).catch(() => undefined)
    return writing
  }

  /** Takes over the changes of other windows. Returns a function that stops. */
  const follow = () => {
    const stop = watch(
      device,
      () => readBorrador(device, form),
      arrived,
      // The database failed: an empty form appears; a form that is already shown keeps its text.
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
