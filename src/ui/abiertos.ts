// What is open over the page: whoever would take the page away asks here first.
let open = 0
const listeners = new Set<(any: boolean) => void>()

/** Notes that something opened over the page. Answers how to say that it closed. */
export function noteOpen(): () => void {
  change(1)
  return () => change(-1)
}

/** Told when the first opens and when the last closes. Answers how to stop. */
export function onOpen(listener: (any: boolean) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(by: 1 | -1) {
  const before = open > 0
  open += by
  if (before !== open > 0) for (const listener of listeners) listener(open > 0)
}
