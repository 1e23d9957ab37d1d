/** The part of ui/esMovil.ts that also works in a worker. */
export const esMovil = () =>
  (navigator as { userAgentData?: { mobile: boolean } }).userAgentData?.mobile ||
  /Android|iPhone|iPad|iPod|Mobile/.test(navigator.userAgent)

export const aparato = () => (esMovil() ? 'teléfono' : 'equipo')
