// What is open over the page: whoever would take the page away asks here first.
let open: HTMLDialogElement[] = []
const listeners = new Set<() => void>()

/** Notes that a dialog opened over the page. Answers how to say that it closed. */
export function noteOpen(dialog: HTMLDialogElement): () => void {
  change([...open, dialog])
  return () => change(open.filter((one) => one !== dialog))
}

/** What lies on top: all else is out of reach while it is open. */
export const onTop = (): HTMLDialogElement | undefined => open.at(-1)

/** Told whenever something opens or closes. Answers how to stop. */
export function onOpen(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function change(now: HTMLDialogElement[]) {
  open = now
  for (const listener of listeners) listener()
}
