type ConDatosDeAgente = Navigator & { userAgentData?: { mobile: boolean } }

/** SHELL-28: mobile is a phone or tablet, as its browser says of itself. */
export function esMovil(nav: ConDatosDeAgente = navigator): boolean {
  if (nav.userAgentData?.mobile) return true
  // An iPad says it is a Mac; no Mac has a touch screen.
  const iPad = /Macintosh/.test(nav.userAgent) && nav.maxTouchPoints > 1
  return iPad || /Android|iPhone|iPad|iPod|Mobile/.test(nav.userAgent)
}

/** The word for the device in hand, as in 'guardado en este teléfono'. */
export function aparato(): 'teléfono' | 'equipo' {
  return esMovil() ? 'teléfono' : 'equipo'
}
