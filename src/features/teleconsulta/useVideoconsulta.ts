import { useState } from 'react'

import { teleconsulta } from '#contract/teleconsulta.ts'
import { enPalabras } from '#live/failure.ts'
import { useLiveCall } from '#live/useLiveCall.ts'

import { texts } from './texts.ts'

/**
 * Asks for the link and opens it; it stays to be touched: the browser may let no tab be opened, and a tab gets closed (TELE-03). `onLink`: one
 * was given, so that fewer are left.
 */
export function useVideoconsulta(idAfiliado: number | undefined, onLink: () => void) {
  const { run, busy } = useLiveCall(teleconsulta.generarLink, { toast: false })
  const [enlace, setEnlace] = useState<string>()
  const [abierta, setAbierta] = useState(false)
  const [rechazo, setRechazo] = useState<string>()

  async function iniciar() {
    if (idAfiliado === undefined || busy) return
    setRechazo(undefined)
    // In the touch itself: a tab that is opened after the answer has come is a pop-up to the browser.
    const tab = window.open('about:blank', '_blank')
    const answer = await run({ idAfiliado })
    const url = answer.ok ? direccionSegura(answer.value.url) : undefined
    if (url === undefined) {
      tab?.close()
      return setRechazo(answer.ok ? texts.direccionMala : enPalabras(answer.failure))
    }
    onLink()
    setEnlace(url)
    setAbierta(tab !== null && !tab.closed)
    if (!tab || tab.closed) return
    tab.opener = null
    tab.location.replace(url)
  }
  return {
    busy,
    enlace,
    /** In another tab already. */
    abierta,
    rechazo,
    iniciar: () => void iniciar(),
    olvidar: () => {
      setEnlace(undefined)
      setRechazo(undefined)
    },
  }
}

/** A page of the web, encrypted; on a host that is being tried out its own is as good as the portal. */
function direccionSegura(url: string): string | undefined {
  try {
    const { protocol, hostname, href } = new URL(url, location.href)
    const esPropia = hostname === location.hostname && protocol === location.protocol
    return protocol === 'https:' || esPropia ? href : undefined
  } catch {
    return undefined // no address at all
  }
}
