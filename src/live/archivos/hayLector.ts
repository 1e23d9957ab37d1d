import { useEffect, useState } from 'react'

import { SEGUNDO_ANILLO } from '#local/bases/names.ts'

/** The two files that draw a PDF: pdf.js and its worker. They are the last ones of the second ring (sw/rings.ts). */
const PARTES = [/\/lector-/, /\/worker-pdf-/]

/** Time between two checks: the service worker does not report each stored file. */
const CADA = 2000

/**
 * True if a PDF can be drawn without signal; also true without a service worker, because there the whole portal needs
 * signal.
 */
export async function hayLector(): Promise<boolean> {
  if (!navigator.serviceWorker?.controller) return true
  const files = await (await caches.open(SEGUNDO_ANILLO)).keys()
  return PARTES.every((parte) => files.some(({ url }) => parte.test(url)))
}

/**
 * True if a PDF can be drawn without signal, checked repeatedly until it is true; undefined before the first answer.
 */
export function useLector(): boolean | undefined {
  const [hay, setHay] = useState<boolean>()
  useEffect(() => {
    if (hay) return
    let alive = true
    // A browser that refuses access to its caches stores no files in them.
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
