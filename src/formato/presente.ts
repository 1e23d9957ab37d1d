/** What hosts write where there is nothing: a dash, or blanks (DELE-02). */
export function presente(valor: string | null | undefined): string | undefined {
  const texto = valor?.trim() ?? ''
  return /^[-–—.]*$/.test(texto) ? undefined : texto
}

/** What a phone dials; undefined where a text holds no number. */
export function numeroDeTelefono(valor: string | null | undefined): string | undefined {
  const [primero = ''] = (presente(valor) ?? '').split(/[/;,]| y /)
  const marcado = primero.replaceAll(/[^\d+]/g, '')
  return marcado.length >= 3 ? marcado : undefined
}
