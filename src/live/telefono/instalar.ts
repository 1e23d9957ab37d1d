import { atom, useAtomValue, useSetAtom } from 'jotai'
import { useCallback } from 'react'

import { atomoDe } from './atomoDe.ts'
import { aceptarOferta, ofrecida, onOferta, seInstalo } from './oferta.ts'

/** The portal is installed by the browser's own question, or by hand with the guide. */
type Instalacion = 'navegador' | 'iphone'

type Aparato = Pick<Navigator, 'userAgent' | 'maxTouchPoints'> & { standalone?: boolean }

/** An iPad reports itself as a Mac; no Mac has a touch screen. */
export const esIos = ({ userAgent, maxTouchPoints }: Aparato = navigator): boolean =>
  /iP(?:hone|ad|od)/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)

export const estaInstalada = (): boolean =>
  seInstalo() ||
  (navigator as Aparato).standalone === true ||
  matchMedia('(display-mode: standalone)').matches

function comoInstalar(): Instalacion | undefined {
  if (estaInstalada()) return undefined
  if (ofrecida()) return 'navegador'
  return esIos() ? 'iphone' : undefined
}

const instalacion = atomoDe(comoInstalar, onOferta)

/** True while the installation guide is open over the page. */
export const guiaAbierta = atom(false)

/**
 * Way to install the portal here, and the function that begins it; undefined if it is installed or the browser offers
 * none.
 */
export function useInstalar(): { como: Instalacion; empezar: () => void } | undefined {
  const como = useAtomValue(instalacion)
  const abrirGuia = useSetAtom(guiaAbierta)
  const empezar = useCallback(
    () => (como === 'iphone' ? abrirGuia(true) : void aceptarOferta()),
    [como, abrirGuia],
  )
  return como && { como, empezar }
}
