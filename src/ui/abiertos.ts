// Dialogs and lists over the page. Code that would reload the page checks here first.
let open: HTMLDialogElement[] = []
let floating = 0
const listeners = new Set<() => void>()

/** Notes an open dialog. Returns a function to call when it closes. */
export function noteOpen(dialog: HTMLDialogElement): () => void {
  change([...open, dialog])
  return () => change(open.filter((one) => one !== dialog))
}

/** Notes an open list, which leaves the rest of the page usable. Returns a function to call when it closes. */
export function noteFloating(): () => void {
  change(open, floating + 1)
  return () => change(open, floating - 1)
}

/** The topmost dialog; the page behind it cannot be used. */
export const onTop = (): HTMLDialogElement | undefined => open.at(-1)

export const isCovered = (): boolean => open.length + floating > 0

/** Calls the listener when a dialog or list opens or closes. Returns a function that stops it. */
export function onOpen(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function change(dialogs: HTMLDialogElement[], lists = floating) {
  open = dialogs
  floating = lists
  for (const listener of listeners) listener()
}
