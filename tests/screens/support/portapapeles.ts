import { onTestFinished } from 'vitest'

/** Stands in for the clipboard; `anda`: copying works. Returns the last copied text. */
export function portapapeles(anda = true): () => string {
  let copied = ''
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: {
      writeText: (text: string) => {
        copied = text
        return anda ? Promise.resolve() : Promise.reject(new DOMException('no'))
      },
    },
  })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'clipboard'))
  return () => copied
}
