/** Text of a host; undefined for a dash or blanks, which mean 'none' (DELE-02). */
export function presente(valor: string | null | undefined): string | undefined {
  const texto = valor?.trim() ?? ''
  return /^[-–—.]*$/.test(texto) ? undefined : texto
}

/** Telephone number to dial; undefined if the text has none. */
export function numeroDeTelefono(valor: string | null | undefined): string | undefined {
  const [primero = ''] = (presente(valor) ?? '').split(/[/;,]| y /)
  const marcado = primero.replaceAll(/[^\d+]/g, '')
  return marcado.length >= 3 ? marcado : undefined
}
