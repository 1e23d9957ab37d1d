import { onTestFinished } from 'vitest'

/** What is copied, as the phone does it or does not; gives what was copied last. */
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
