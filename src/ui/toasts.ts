export type Toast = { id: number; text: string; tipo: 'aviso' | 'error'; segundos: number }
type Options = {
  tipo?: Toast['tipo']
  segundos?: number
  /** About an earlier action: it does not replace the answer to a later one. */
  tardio?: boolean
}

// Without jotai, like `abiertos.ts`: the sign-in shows toasts, and has no room for its 3.5 KB.
let queue: Toast[] = []
let nextId = 1
const listeners = new Set<() => void>()

function publish(next: Toast[]): void {
  queue = next
  for (const listener of listeners) listener()
}

/**
 * Shows a notice at the bottom centre, one at a time, and never the same text twice at once. A new notice replaces
 * older ones; an error stays for its full time.
 */
export function showToast(
  text: string,
  { tipo = 'aviso', segundos = 6, tardio = false }: Options = {},
): void {
  if (queue.some((toast) => toast.text === text) || (tardio && queue.length > 0)) return
  const stay = queue.filter((toast) => toast.tipo === 'error')
  publish([...stay, { id: nextId++, text, tipo, segundos }])
}

export function closeToast(id: number): void {
  publish(queue.filter((toast) => toast.id !== id))
}

export function currentToast(): Toast | undefined {
  return queue[0]
}

export function onToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
