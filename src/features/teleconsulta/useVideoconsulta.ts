import { useState } from 'react'

import { teleconsulta } from '#contract/teleconsulta.ts'
import { useLiveCall } from '#live/llamadas/useLiveCall.ts'
import { enPalabras } from '#live/proveedor/failure.ts'
import { useLatest } from '#ui/useLatest.ts'

import { texts } from './texts.ts'

/**
 * Fetches the link and opens it. The link stays on the screen: the browser may block the tab, or the person may close
 * it (TELE-03). `onLink`: called once a link was given, because fewer consultations are left then.
 */
export function useVideoconsulta(idAfiliado: number | undefined, onLink: () => void) {
  const { run, busy } = useLiveCall(teleconsulta.generarLink, { toast: false })
  const [enlace, setEnlace] = useState<string>()
  const [abierta, setAbierta] = useState(false)
  const [rechazo, setRechazo] = useState<string>()
  const actual = useLatest(idAfiliado)

  async function iniciar() {
    if (idAfiliado === undefined || busy) return
    setRechazo(undefined)
    // Opened within the touch: a tab opened after the answer would be blocked as a pop-up.
    const tab = window.open('about:blank', '_blank')
    const answer = await run({ idAfiliado })
    // The screen shows another member by now: a link in their name would open this member's consultation.
    if (actual.current !== idAfiliado) return tab?.close()
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
    /** True if the link is already open in another tab. */
    abierta,
    rechazo,
    iniciar: () => void iniciar(),
    olvidar: () => {
      setEnlace(undefined)
      setRechazo(undefined)
    },
  }
}

/** The address if it is encrypted. On a test host without HTTPS, the portal's own host is accepted too. */
function direccionSegura(url: string): string | undefined {
  try {
    const { protocol, hostname, href } = new URL(url, location.href)
    const esPropia = hostname === location.hostname && protocol === location.protocol
    return protocol === 'https:' || esPropia ? href : undefined
  } catch {
    return undefined // The text is no address.
  }
}
