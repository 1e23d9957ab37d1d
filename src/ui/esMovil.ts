type ConDatosDeAgente = Navigator & { userAgentData?: { mobile: boolean } }

/** SHELL-28: mobile means a phone or tablet, by the browser's own report. */
export function esMovil(nav: ConDatosDeAgente = navigator): boolean {
  if (nav.userAgentData?.mobile) return true
  // An iPad reports itself as a Mac, but no Mac has a touch screen.
  const iPad = /Macintosh/.test(nav.userAgent) && nav.maxTouchPoints > 1
  return iPad || /Android|iPhone|iPad|iPod|Mobile/.test(nav.userAgent)
}

/** The word for this device, as in 'guardado en este teléfono'. */
export function aparato(): 'teléfono' | 'equipo' {
  return esMovil() ? 'teléfono' : 'equipo'
}
