import { useEffect, useState } from 'react'

import { SEGUNDO_ANILLO } from '#local/bases/names.ts'

/** The files that draw a PDF: pdf.js and its worker, the last ones of the second ring. */
const PARTES = [/\/lector-/, /\/worker-pdf-/]

/** The service worker does not tell each file that it keeps. */
const CADA = 2000

/** True if a PDF can be drawn here without signal; where the portal itself is not kept, nothing is missing but the portal. */
export async function hayLector(): Promise<boolean> {
  if (!navigator.serviceWorker?.controller) return true
  const files = await (await caches.open(SEGUNDO_ANILLO)).keys()
  return PARTES.every((parte) => files.some(({ url }) => parte.test(url)))
}

/** The same, looked at until it is true; undefined before the first look. */
export function useLector(): boolean | undefined {
  const [hay, setHay] = useState<boolean>()
  useEffect(() => {
    if (hay) return
    let alive = true
    // A browser that does not show its caches keeps nothing in them.
    const mirar = () =>
      void hayLector().then(
        (now) => alive && setHay(now),
        () => alive && setHay(false),
      )
    mirar()
    const timer = setInterval(mirar, CADA)
    return () => {
      alive = false
      clearInterval(timer)
    }
  }, [hay])
  return hay
}
