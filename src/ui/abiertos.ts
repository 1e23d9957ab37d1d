// What is open over the page: whoever would take the page away asks here first.
let open: HTMLDialogElement[] = []
let floating = 0
const listeners = new Set<() => void>()

/** Notes that a dialog opened over the page. Answers how to say that it closed. */
export function noteOpen(dialog: HTMLDialogElement): () => void {
  change([...open, dialog])
  return () => change(open.filter((one) => one !== dialog))
}

/** The same of a list that leaves all else in reach. */
export function noteFloating(): () => void {
  change(open, floating + 1)
  return () => change(open, floating - 1)
}

/** What lies on top: all else is out of reach while it is open. */
export const onTop = (): HTMLDialogElement | undefined => open.at(-1)

export const isCovered = (): boolean => open.length + floating > 0

/** Told whenever something opens or closes. Answers how to stop. */
export function onOpen(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function change(dialogs: HTMLDialogElement[], lists = floating) {
  open = dialogs
  floating = lists
  for (const listener of listeners) listener()
}
